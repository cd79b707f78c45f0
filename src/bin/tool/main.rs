//! The tool behind `cargo serve` and `cargo verify` (the aliases stand in `.cargo/config.toml`).

mod browser;
mod command;
mod digest;
mod dist;
mod offline;
mod one_file;
mod pack;
mod packages;
mod pages;
mod pictures;
mod pieces;
mod scene;
mod serve;
mod site;
mod size;
mod verify;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

use crate::site::Site;
use crate::verify::Step;

/// Builds, serves and checks the mancala site.
#[derive(Parser)]
#[command(bin_name = "cargo")]
enum Task {
    /// Builds the game and serves it on this machine, or writes it to a folder.
    Serve {
        /// The port to listen on; when it is taken, the next free one is used. 0 takes any.
        #[arg(long, default_value_t = 8000)]
        port: u16,
        /// Write the static site to this folder instead of serving it.
        #[arg(long, value_name = "DIR")]
        dist: Option<PathBuf>,
        /// The address at which the static site will be: links to it then show its pictures everywhere, and links made in the
        /// one file lead to it.
        #[arg(long, requires = "dist")]
        url: Option<String>,
    },
    /// Checks everything: format, lints, documentation, tests in Rust and in the browser, size.
    Verify {
        /// Run this step alone, after the steps that it needs (may be given again).
        #[arg(long, value_name = "STEP")]
        only: Vec<Step>,
    },
}

fn main() -> ExitCode {
    let done = match Task::parse_from(arguments()) {
        Task::Serve { port, dist, url } => serve_or_write(port, dist, url),
        Task::Verify { only } => verify::run(&only),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The command line, where `cargo serve -- --port 80` means the same as `cargo serve --port 80`: the alias
/// hands the `--` on to us.
fn arguments() -> Vec<String> {
    let mut arguments: Vec<String> = std::env::args().collect();
    if arguments.get(2).is_some_and(|argument| argument == "--") {
        arguments.remove(2);
    }
    arguments
}

fn serve_or_write(port: u16, dist: Option<PathBuf>, url: Option<String>) -> anyhow::Result<()> {
    let site = Site::of_this_package();
    site.build_core()?;
    match dist {
        Some(folder) => {
            dist::write(&site, &folder, url.as_deref().map(dist::as_folder).as_deref())?;
            println!("The site is in {}.", folder.display());
            Ok(())
        }
        None => serve::run(&site, port),
    }
}
