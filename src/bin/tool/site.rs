//! The site in the working tree.

use std::path::PathBuf;

/// The page that a browser opens.
pub const PAGE: &str = "index.html";
/// The demo of boards embedded in another page.
pub const DEMO: &str = "demo.html";
/// The folder of everything that the page loads.
pub const FOLDER: &str = "www";
/// The folder of the built core inside that one. It is generated and not under version control.
pub const CORE: &str = "www/core";

/// The site in the working tree.
pub struct Site {
    /// The root of the repository, where [`PAGE`] and [`FOLDER`] are.
    pub root: PathBuf,
}

impl Site {
    /// The site of the package that this tool was built from.
    pub fn of_this_package() -> Self {
        let root = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        Self { root: root.into() }
    }
}
