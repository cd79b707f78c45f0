//! The boundary to the web, without rules. There are two modules: the page's, and with the feature `mind` the one for
//! the computer player and files of records, so that people who play with a friend do not download these.

#[cfg(feature = "mind")]
mod mind;
#[cfg(not(feature = "mind"))]
mod page;
#[cfg(feature = "mind")]
mod records;
#[cfg(feature = "mind")]
mod values;
