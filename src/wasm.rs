//! The boundary to the web: no rules in it. There are two modules: the page's, and with the feature `mind` that of the computer
//! player and of files of records, so that nobody loads these who plays with a friend.

#[cfg(feature = "mind")]
mod mind;
#[cfg(not(feature = "mind"))]
mod page;
#[cfg(feature = "mind")]
mod records;
#[cfg(feature = "mind")]
mod values;
