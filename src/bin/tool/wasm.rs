//! The core for browsers: compiled to WebAssembly, with the glue for calling it from JavaScript.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::command::{cargo, output_of, run};
use crate::site::{CORE, Site};

/// The target that the core is built for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The computer player copies positions often: with 16-byte instructions it is up to half as fast again (`cargo
/// bench`). Safari has them from 16.4 on.
const SIMD: &str = "target.wasm32-unknown-unknown.rustflags=['-Ctarget-feature=+simd128']";

/// Builds the core: one module for the page, and one for the computer player.
pub fn build(site: &Site) -> Result<()> {
    target()?;
    let core = site.root.join(CORE);
    // Start from nothing, so that no file of an earlier build is served.
    if core.exists() {
        fs::remove_dir_all(&core).with_context(|| format!("{} cannot be emptied", core.display()))?;
    }
    // In a separate folder, because cargo rebuilds everything whenever such flags change. Its output would repeat the
    // page module's, except for errors.
    let mut folder = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| OsString::from("target"));
    folder.push("/mind");
    let mut mind = compiler(site);
    mind.args(["--features", "mind", "--config", SIMD, "--quiet", "--target-dir"])
        .arg(folder);
    // At the same time: optimising a module as a whole keeps only one processor busy.
    thread::scope(|scope| {
        let mind = scope.spawn(|| module("mind", mind, &core));
        let page = module("mancala", compiler(site), &core);
        let mind = mind.join().map_err(|_| anyhow!("the build of a module broke off"))?;
        page.and(mind)
    })
}

/// Makes sure that code can be compiled to wasm.
pub fn target() -> Result<()> {
    let Some(installed) = output_of("rustup", &["target", "list", "--installed"]) else {
        // A toolchain without rustup may have the target.
        let library = output_of("rustc", &["--print", "target-libdir", "--target", TARGET]).unwrap_or_default();
        if PathBuf::from(library.trim()).is_dir() {
            return Ok(());
        }
        bail!(
            "Rust's {TARGET} target is missing, and there is no rustup to add it. \
             Install the target with your system's packages (Debian: apt-get install libstd-rust-dev-wasm32), \
             or take Rust from https://rustup.rs."
        );
    };
    if installed.lines().any(|target| target == TARGET) {
        return Ok(());
    }
    run(Command::new("rustup").args(["target", "add", TARGET])).with_context(|| format!("rustup target add {TARGET}"))
}

/// Compiles a module and writes it with its glue.
fn module(name: &str, compiler: Command, folder: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(compiled(compiler)?)
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

/// The command that compiles the library.
fn compiler(site: &Site) -> Command {
    let mut command = cargo();
    command
        .args(["build", "--lib", "--release", "--target", TARGET])
        .arg("--message-format=json-render-diagnostics")
        .current_dir(&site.root);
    hide_home(&mut command);
    command
}

/// Compiles the library and returns the path of the wasm file.
fn compiled(mut compiler: Command) -> Result<PathBuf> {
    let build = compiler
        .stderr(Stdio::inherit())
        .output()
        .context("cargo could not be started")?;
    if !build.status.success() {
        bail!("the core does not compile for {TARGET}");
    }
    // Cargo tells where it put the file; that depends on settings unknown to us.
    String::from_utf8_lossy(&build.stdout)
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|message| message["target"]["name"] == env!("CARGO_PKG_NAME"))
        .flat_map(|message| message["filenames"].as_array().cloned().unwrap_or_default())
        .filter_map(|file| file.as_str().map(PathBuf::from))
        .find(|file| file.extension().is_some_and(|extension| extension == "wasm"))
        .context("cargo built no wasm file")
}

/// Panic messages name source files. The paths of libraries contain somebody's home folder, which is private and would
/// make the wasm differ on each machine.
fn hide_home(build: &mut Command) {
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    if let Some(home) = home {
        let flag = format!(
            "--remap-path-prefix={}=crates",
            home.join("registry").join("src").display()
        );
        build
            .arg("--config")
            .arg(format!("target.{TARGET}.rustflags=['{flag}']"));
    }
}
