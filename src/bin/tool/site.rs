//! The site: which files it is made of, how the core gets into it, and how it is written to a folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::command::cargo;
use crate::pieces::{self, WASM};

/// The page that a browser opens.
pub const PAGE: &str = "index.html";
/// The folder with all that the page loads.
pub const FOLDER: &str = "www";
/// The folder, inside that one, of the built core. It is generated and not under version control.
const CORE: &str = "www/core";

/// The site as it lies in the working tree.
pub struct Site {
    /// The root of the package, where [`PAGE`] and [`FOLDER`] are.
    pub root: PathBuf,
}

impl Site {
    /// The site of the package that this tool was built from.
    pub fn of_this_package() -> Self {
        let root = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        Self { root: root.into() }
    }

    /// Compiles the core to wasm and generates the glue that JavaScript calls it through.
    pub fn build_core(&self) -> Result<()> {
        pieces::wasm_target()?;
        let wasm = self.compile()?;
        let core = self.root.join(CORE);
        // Starts from nothing, so that no file of an earlier build is served or counted.
        if core.exists() {
            fs::remove_dir_all(&core).with_context(|| format!("{} cannot be emptied", core.display()))?;
        }
        Bindgen::new()
            .input_path(wasm)
            .out_name("mancala")
            .web(true)?
            .typescript(true)
            .omit_default_module_path(false)
            .demangle(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(&core)
            .context("the glue between wasm and JavaScript could not be generated")
    }

    /// Compiles the library and returns the path of the wasm file.
    fn compile(&self) -> Result<PathBuf> {
        let build = cargo()
            .args([
                "build",
                "--lib",
                "--release",
                "--target",
                WASM,
                "--message-format=json-render-diagnostics",
            ])
            .current_dir(&self.root)
            .stderr(Stdio::inherit())
            .output()
            .context("cargo could not be started")?;
        if !build.status.success() {
            bail!("the core does not compile for {WASM}");
        }
        // Cargo tells where it put the file; that depends on settings that we need not know.
        String::from_utf8_lossy(&build.stdout)
            .lines()
            .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
            .filter(|message| message["target"]["name"] == env!("CARGO_PKG_NAME"))
            .flat_map(|message| message["filenames"].as_array().cloned().unwrap_or_default())
            .filter_map(|file| file.as_str().map(PathBuf::from))
            .find(|file| file.extension().is_some_and(|extension| extension == "wasm"))
            .context("cargo built no wasm file")
    }

    /// The files of the site, as sorted paths from its root.
    pub fn files(&self) -> Result<Vec<PathBuf>> {
        let mut files = vec![PathBuf::from(PAGE)];
        self.collect(Path::new(FOLDER), &mut files)?;
        files.sort();
        Ok(files)
    }

    fn collect(&self, folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
        let read = |folder: &Path| fs::read_dir(self.root.join(folder))?.collect::<Result<Vec<_>, _>>();
        for entry in read(folder).with_context(|| format!("{} cannot be read", folder.display()))? {
            let path = folder.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                self.collect(&path, files)?;
            } else if is_published(&path) {
                files.push(path);
            }
        }
        Ok(())
    }

    /// Copies the site to a folder.
    pub fn write_to(&self, folder: &Path) -> Result<()> {
        for file in self.files()? {
            let target = folder.join(&file);
            let parent = target.parent().unwrap_or(folder);
            fs::create_dir_all(parent).with_context(|| format!("{} cannot be made", parent.display()))?;
            fs::copy(self.root.join(&file), &target)
                .with_context(|| format!("{} cannot be written", target.display()))?;
        }
        Ok(())
    }
}

/// Whether a file is for the browser. Types are for the checker, `package.json` tells Node.js that the modules
/// are modules, and hidden files are the editor's.
fn is_published(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    !(name.starts_with('.') || name.ends_with(".d.ts") || name == "package.json")
}
