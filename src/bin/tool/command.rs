//! Runs other programs.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

/// The cargo that runs this tool.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The command line, where `cargo serve -- --port 80` means the same as `cargo serve --port 80`: the alias passes the
/// `--` on to us, after `own` words of its own.
pub fn arguments(own: usize) -> Vec<String> {
    let mut arguments: Vec<String> = std::env::args().collect();
    if arguments.get(own).is_some_and(|argument| argument == "--") {
        arguments.remove(own);
    }
    arguments
}

/// The exit code of this tool; an error is printed.
pub fn exit(done: Result<ExitCode>) -> ExitCode {
    done.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
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

/// What a command prints, or nothing if it fails or is missing.
pub fn output_of(program: impl AsRef<OsStr>, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A command as typed in a shell.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_name()
        .unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
