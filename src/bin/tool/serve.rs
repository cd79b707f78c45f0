//! The tool behind `cargo serve` (the aliases stand in `.cargo/config.toml`): builds the core and serves the working
//! tree.
//!
//! It is separate from the other tool because it needs few libraries, so that the first `cargo serve` is quick.

mod command;
mod server;
mod site;
mod wasm;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;

use crate::server::Server;
use crate::site::Site;

/// Builds the game and serves it on this machine, or writes it to a folder.
#[derive(Parser)]
#[command(bin_name = "cargo serve --")]
struct Wish {
    /// The port to listen on; if it is taken, the next free one is used. 0 means any.
    #[arg(long, default_value_t = 8000)]
    port: u16,
    /// Write the static site to this folder instead of serving it.
    #[arg(long, value_name = "DIR")]
    dist: Option<PathBuf>,
    /// The future address of the static site: links to it then show its pictures everywhere, and links made in the one
    /// file lead to it.
    #[arg(long, requires = "dist")]
    url: Option<String>,
}

fn main() -> ExitCode {
    let wish = Wish::parse_from(command::arguments(1));
    let done = match wish.dist {
        Some(folder) => write(&folder, wish.url.as_deref()),
        None => serve(wish.port),
    };
    command::exit(done)
}

fn serve(port: u16) -> Result<ExitCode> {
    let site = Site::of_this_package();
    wasm::build(&site)?;
    let server = Server::of_tree(&site, port)?;
    println!(
        "\n    The game is at {}\n\nEdit www/ and reload the page to see the change. Ctrl-C ends.",
        server.address()
    );
    server.run();
    Ok(ExitCode::SUCCESS)
}

/// The other tool writes the site.
fn write(folder: &Path, url: Option<&str>) -> Result<ExitCode> {
    println!("The site is written by the larger tool, which cargo builds first if need be.");
    let mut tool = command::cargo();
    tool.args([
        "run",
        "--profile",
        "tool",
        "--features",
        "tool",
        "--bin",
        "mancala-tool",
        "--",
        "dist",
    ])
    .arg(folder);
    if let Some(url) = url {
        tool.args(["--url", url]);
    }
    let status = tool.status().context("cargo could not be started")?;
    // What went wrong has already been printed.
    Ok(if status.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
