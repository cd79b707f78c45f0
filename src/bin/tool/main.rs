//! The tool behind `cargo verify` and `cargo serve -- --dist` (the aliases stand in `.cargo/config.toml`).

mod command;
mod digest;
mod dist;
mod folder;
mod offline;
mod one_file;
mod pack;
mod packages;
mod pages;
mod pictures;
mod pieces;
mod site;
mod size;
mod verify;
mod wasm;
mod words;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

use crate::site::Site;
use crate::verify::Step;

/// Checks the mancala site, and writes it for hosting.
#[derive(Parser)]
#[command(bin_name = "cargo")]
enum Task {
    /// Writes the static site to a folder; `cargo serve -- --dist DIR` calls this.
    Dist {
        folder: PathBuf,
        /// The future address of the site.
        #[arg(long)]
        url: Option<String>,
    },
    /// Checks everything: format, lints, documentation, tests in Rust and in the browser, size.
    Verify {
        /// Run only this step and the steps that it needs (may be repeated).
        #[arg(long, value_name = "STEP")]
        only: Vec<Step>,
    },
}

fn main() -> ExitCode {
    let done = match Task::parse_from(command::arguments(2)) {
        Task::Dist { folder, url } => write(&folder, url.as_deref()),
        Task::Verify { only } => verify::run(&only),
    };
    command::exit(done.map(|()| ExitCode::SUCCESS))
}

fn write(folder: &Path, url: Option<&str>) -> Result<()> {
    let site = Site::of_this_package();
    wasm::build(&site)?;
    dist::write(&site, folder, url.map(pages::as_folder).as_deref())?;
    println!("The site is in {}.", folder.display());
    Ok(())
}
