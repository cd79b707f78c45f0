//! What Cargo does not install: its own components, and Node.js. Each is installed where the tool may, else named
//! together with the command that installs it.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::{output_of, run};

/// Makes sure that `cargo fmt` and `cargo clippy` can run.
pub fn rust_component(name: &str) -> Result<()> {
    if crate::command::cargo()
        .args([name, "--version"])
        .output()
        .is_ok_and(|output| output.status.success())
    {
        return Ok(());
    }
    let component = if name == "fmt" { "rustfmt" } else { name };
    run(Command::new("rustup").args(["component", "add", component]))
        .with_context(|| format!("`cargo {name}` is missing; install it with: rustup component add {component}"))
}

/// The oldest Node.js that the tests in `tests/browser/` run on.
const NODE: u32 = 20;

/// Makes sure that Node.js and npm are there.
pub fn node() -> Result<()> {
    let there = || output_of("node", &["--version"]).is_some() && output_of("npm", &["--version"]).is_some();
    if !there() {
        install("Node.js with npm", &["nodejs", "npm"])?;
    }
    let version = output_of("node", &["--version"]).context("node was installed but does not run")?;
    let major = version
        .trim()
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|major| major.parse().ok());
    if major.is_none_or(|major: u32| major < NODE) {
        bail!(
            "Node.js {} is too old for the browser tests: {NODE} or later is needed",
            version.trim()
        );
    }
    Ok(())
}

/// Installs Debian packages without asking: in CI, as root. Elsewhere a person decides.
fn install(what: &str, packages: &[&str]) -> Result<()> {
    let may = std::env::var_os("CI").is_some_and(|ci| ci == "true")
        && output_of("id", &["-u"]).is_some_and(|id| id.trim() == "0")
        && output_of("apt-get", &["--version"]).is_some();
    if !may {
        bail!(
            "{what} is missing. On Debian: sudo apt-get install {}",
            packages.join(" ")
        );
    }
    let apt = || {
        let mut apt = Command::new("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    run(apt().args(["update", "--quiet"]))?;
    run(apt()
        .args(["install", "--yes", "--quiet", "--no-install-recommends"])
        .args(packages))
}
