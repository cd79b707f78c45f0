//! The size budget: what a first visit costs over the wire.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::dist;

/// What page, glue and wasm may weigh together, compressed by brotli as a web host does it.
const BUDGET: usize = 80_000;

/// Prints the size of each file of a written site and of all, and fails when it is more than the budget.
pub fn check(folder: &Path) -> Result<()> {
    let (mut plain_sum, mut wire_sum) = (0, 0);
    println!("{:>9} {:>9}", "plain", "brotli");
    for file in dist::files(folder)? {
        let bytes = fs::read(folder.join(&file)).with_context(|| format!("{} cannot be read", file.display()))?;
        let (plain, wire) = (bytes.len(), compressed(&bytes)?);
        println!("{plain:>9} {wire:>9}  {}", file.display());
        plain_sum += plain;
        wire_sum += wire;
    }
    println!("{plain_sum:>9} {wire_sum:>9}  together, of {BUDGET} allowed");
    if wire_sum > BUDGET {
        bail!("the site is {} bytes over its budget", wire_sum - BUDGET);
    }
    Ok(())
}

/// The size after brotli at its best.
fn compressed(bytes: &[u8]) -> Result<usize> {
    let mut out = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut out, 1 << 16, 11, 22);
    writer.write_all(bytes)?;
    drop(writer);
    Ok(out.len())
}
