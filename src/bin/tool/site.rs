//! The site as it lies in the working tree, and how the core gets into it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::command::cargo;
use crate::pieces::{self, WASM};

/// The page that a browser opens.
pub const PAGE: &str = "index.html";
/// The page that shows how boards are put into other pages.
pub const DEMO: &str = "demo.html";
/// The folder with all that the page loads.
pub const FOLDER: &str = "www";
/// The folder, inside that one, of the built core. It is generated and not under version control.
const CORE: &str = "www/core";

/// The computer player copies positions much: with instructions of 16 bytes it is up to half as fast again (`cargo bench`). Safari has
/// them from 16.4 on.
const SIMD: &str = "target.wasm32-unknown-unknown.rustflags=['-Ctarget-feature=+simd128']";

/// The site as it lies in the working tree.
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

    /// Compiles the core to wasm and generates the glue that JavaScript calls it through: one module for the page, and one for
    /// the computer player.
    pub fn build_core(&self) -> Result<()> {
        pieces::wasm_target()?;
        let core = self.root.join(CORE);
        // Starts from nothing, so that no file of an earlier build is served.
        if core.exists() {
            fs::remove_dir_all(&core).with_context(|| format!("{} cannot be emptied", core.display()))?;
        }
        self.build_module("mancala", &[], &core)?;
        // In a folder of its own, since cargo builds everything anew whenever such flags change.
        let mind = ["--features", "mind", "--config", SIMD, "--target-dir", "target/mind"];
        self.build_module("mind", &mind, &core)
    }

    /// Builds the library, with these arguments for cargo, as a module of this name.
    fn build_module(&self, name: &str, arguments: &[&str], folder: &Path) -> Result<()> {
        Bindgen::new()
            .input_path(self.compile(arguments)?)
            .out_name(name)
            .web(true)?
            .typescript(true)
            .omit_default_module_path(true)
            .demangle(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(folder)
            .context("the glue between wasm and JavaScript could not be generated")
    }

    /// Compiles the library and returns the path of the wasm file.
    fn compile(&self, arguments: &[&str]) -> Result<PathBuf> {
        let mut command = cargo();
        command.args([
            "build",
            "--lib",
            "--release",
            "--target",
            WASM,
            "--message-format=json-render-diagnostics",
        ]);
        command.args(arguments);
        hide_home(&mut command);
        let build = command
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
}

/// Messages of panics name source files. Those of libraries lie in somebody's home, which is nobody's business and
/// would make the wasm of each machine differ.
fn hide_home(build: &mut Command) {
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    if let Some(home) = home {
        let flag = format!(
            "--remap-path-prefix={}=crates",
            home.join("registry").join("src").display()
        );
        build.arg("--config").arg(format!("target.{WASM}.rustflags=['{flag}']"));
    }
}
