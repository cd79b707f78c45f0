//! The steps of `cargo verify`. All of them run, so that one look shows everything that is wrong.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::command::{cargo, run as execute};
use crate::dist;
use crate::packages;
use crate::pieces;
use crate::site::{FOLDER, Site};
use crate::size;
use crate::wasm::{self, TARGET};

/// One thing to check, in the order in which they run.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Step {
    /// Rust code is formatted.
    Format,
    /// No warning from clippy, for this machine.
    Lint,
    /// No warning from clippy for wasm, which alone compiles the boundary.
    LintWasm,
    /// The documentation builds without a warning.
    Docs,
    /// So does that of the boundary.
    DocsWasm,
    /// The tests of the core.
    Test,
    /// The tests of the tools themselves.
    TestTool,
    /// The core compiled to wasm, with its glue.
    Core,
    /// The npm packages that the next steps use.
    Packages,
    /// The page and its tests are formatted, the linter finds nothing, and rooms import only from rooms above them.
    LintPage,
    /// The types of the page and of its tests.
    Types,
    /// The tests of the page that need no browser.
    Unit,
    /// The site as it is hosted.
    Dist,
    /// The tests in a browser, on that site.
    Browser,
    /// The size budget.
    Size,
}

/// Where the site is written for the last steps.
const DIST: &str = "target/site";
/// The features of each wasm module, as arguments for cargo.
const MODULES: [&str; 2] = ["", " --features mind"];

impl Step {
    fn name(self) -> String {
        self.to_possible_value()
            .map(|value| value.get_name().to_owned())
            .unwrap_or_default()
    }

    /// The steps whose results this one needs.
    fn needs(self) -> &'static [Self] {
        match self {
            Self::LintPage => &[Self::Packages],
            Self::Types | Self::Unit | Self::Dist => &[Self::Core, Self::Packages],
            Self::Browser | Self::Size => &[Self::Core, Self::Packages, Self::Dist],
            _ => &[],
        }
    }

    fn check(self, site: &Site) -> Result<()> {
        let root = &site.root;
        let here = |arguments: &str| {
            let mut cargo = cargo();
            cargo.args(arguments.split(' ')).current_dir(root);
            cargo
        };
        match self {
            Self::Format => {
                pieces::rust_component("fmt")?;
                execute(&mut here("fmt --check")).context("`cargo fmt` formats the code")
            }
            Self::Lint => {
                pieces::rust_component("clippy")?;
                execute(&mut here("clippy --all-targets --all-features -- -D warnings"))
            }
            Self::LintWasm => {
                pieces::rust_component("clippy")?;
                wasm::target()?;
                MODULES.iter().try_for_each(|features| {
                    execute(&mut here(&format!(
                        "clippy --lib --target {TARGET}{features} -- -D warnings"
                    )))
                })
            }
            Self::Docs => execute(here("doc --lib --no-deps").env("RUSTDOCFLAGS", "-D warnings")),
            Self::DocsWasm => {
                wasm::target()?;
                MODULES.iter().try_for_each(|features| {
                    execute(
                        here(&format!("doc --lib --no-deps --target {TARGET}{features}"))
                            .env("RUSTDOCFLAGS", "-D warnings"),
                    )
                })
            }
            Self::Test => execute(&mut here("test")),
            Self::TestTool => execute(&mut here("test --profile tool --features serve,tool --bins")),
            Self::Core => wasm::build(site),
            Self::Packages => packages::install(site),
            Self::LintPage => lint_page(site),
            Self::Types => check_types(site),
            Self::Unit => execute(&mut node_tests(site, "unit")?),
            Self::Dist => {
                let folder = root.join(DIST);
                if folder.exists() {
                    std::fs::remove_dir_all(&folder).with_context(|| format!("{DIST} cannot be emptied"))?;
                }
                dist::write(site, &folder, None)
            }
            Self::Browser => {
                let mut tests = node_tests(site, "e2e")?;
                tests.env("MANCALA_DIST", root.join(DIST));
                execute(tests.env("CHROMIUM", packages::browser(site)?))
            }
            Self::Size => size::check(&root.join(DIST)),
        }
    }
}

/// How a step ended.
enum Outcome {
    Passed,
    Failed(anyhow::Error),
    /// A step that it needs has failed.
    Blocked(Step),
}

/// Runs the chosen steps (all when none is chosen) and reports.
pub fn run(only: &[Step]) -> Result<()> {
    let site = Site::of_this_package();
    let chosen = |step: &Step| only.is_empty() || only.iter().any(|one| one == step || one.needs().contains(step));
    let mut report: Vec<(Step, Outcome, Duration)> = Vec::new();
    for &step in Step::value_variants().iter().filter(|step| chosen(step)) {
        println!("\n=== {} ===", step.name());
        let began = Instant::now();
        let failed = |need: &Step| {
            report
                .iter()
                .any(|(step, out, _)| step == need && !matches!(out, Outcome::Passed))
        };
        let outcome = match step.needs().iter().find(|need| failed(need)) {
            Some(&need) => Outcome::Blocked(need),
            None => step.check(&site).map_or_else(Outcome::Failed, |()| Outcome::Passed),
        };
        if let Outcome::Failed(error) = &outcome {
            println!("{} failed: {error:#}", step.name());
        }
        report.push((step, outcome, began.elapsed()));
    }
    summarise(&report)
}

fn summarise(report: &[(Step, Outcome, Duration)]) -> Result<()> {
    println!("\n=== summary ===");
    for (step, outcome, time) in report {
        let words = match outcome {
            Outcome::Passed => "ok".to_owned(),
            Outcome::Failed(error) => format!("FAILED: {error:#}"),
            Outcome::Blocked(need) => format!("not run, since {} failed", need.name()),
        };
        println!("{:>7.1} s  {:<9}  {words}", time.as_secs_f64(), step.name());
    }
    let total: Duration = report.iter().map(|(_, _, time)| *time).sum();
    let bad = report
        .iter()
        .filter(|(_, outcome, _)| !matches!(outcome, Outcome::Passed))
        .count();
    println!("{:>7.1} s  together", total.as_secs_f64());
    if bad > 0 {
        bail!("{bad} of {} steps did not pass", report.len());
    }
    Ok(())
}

/// JavaScript, CSS and JSON, as `biome.jsonc` says; and the rooms of the page, as `rooms.config.cjs` says.
fn lint_page(site: &Site) -> Result<()> {
    let mut biome = Command::new(packages::program(site, "biome"));
    execute(biome.args(["check", "--error-on-warnings"]).current_dir(&site.root))
        .context("`npm run fix` in tests/browser mends most of it")?;
    let mut cruise = Command::new(packages::program(site, "depcruise"));
    execute(
        cruise
            .args(["--config", "tests/browser/rooms.config.cjs", FOLDER])
            .current_dir(&site.root),
    )
}

/// The page is checked as code for browsers, its tests as code for Node.js.
fn check_types(site: &Site) -> Result<()> {
    for project in ["tsconfig.json", "tsconfig.tests.json"] {
        let mut tsc = Command::new(packages::program(site, "tsc"));
        execute(
            tsc.args(["--project", project])
                .current_dir(site.root.join(packages::FOLDER)),
        )?;
    }
    Ok(())
}

/// Node's test runner for the test files of a folder. They are named one by one, because versions of Node.js disagree
/// on the meaning of a folder as an argument.
fn node_tests(site: &Site, folder: &str) -> Result<Command> {
    let tests = site.root.join(packages::FOLDER);
    let entries = std::fs::read_dir(tests.join(folder))
        .with_context(|| format!("{}/{folder} cannot be read", packages::FOLDER))?;
    let mut files: Vec<PathBuf> = entries
        .map(|entry| Ok(Path::new(folder).join(entry?.file_name())))
        .collect::<Result<_>>()?;
    files.retain(|file| file.to_string_lossy().ends_with(".test.js"));
    files.sort();
    if files.is_empty() {
        bail!("there are no tests in {}/{folder}", packages::FOLDER);
    }
    let mut node = Command::new("node");
    // A small machine can run two browsers at a time without upsetting the timing of the tests.
    node.args(["--test", "--test-concurrency=2", "--test-reporter=spec"])
        .args(files)
        .current_dir(tests);
    Ok(node)
}
