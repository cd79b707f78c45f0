//! Running other programs.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The cargo that runs this tool.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a command with its output shown, and fails when it fails.
pub fn run(command: &mut Command) -> Result<()> {
    let name = shown(command);
    println!("$ {name}");
    let status = command
        .status()
        .with_context(|| format!("`{name}` could not be started"))?;
    if !status.success() {
        bail!("`{name}` failed");
    }
    Ok(())
}

/// What a command prints, or nothing where it fails or is not there.
pub fn output_of(program: impl AsRef<OsStr>, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A command as one would type it.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_name()
        .unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
