//! Words of the page that the tool needs, too. They stand in `www/lang/`.

use std::process::Command;

use anyhow::{Context, Result, bail};
use mancala::Game;
use serde_json::Value;

use crate::site::Site;

/// The words of the page.
pub struct Words {
    told: Value,
}

impl Words {
    /// Reads the page's own files.
    pub fn of(site: &Site) -> Result<Self> {
        let script = "
            import en from './www/lang/en/page.js';
            import host from './www/lang/en/host.js';
            console.log(JSON.stringify({ ...en, ...host }));
        ";
        let node = Command::new("node")
            .args(["--input-type=module", "--eval", script])
            .current_dir(&site.root)
            .output()
            .context("node could not be started")?;
        if !node.status.success() {
            bail!("the words cannot be read: {}", String::from_utf8_lossy(&node.stderr));
        }
        Ok(Self {
            told: serde_json::from_slice(&node.stdout)?,
        })
    }

    /// The text of a key, with dots for nested groups.
    pub fn text(&self, key: &str) -> Result<&str> {
        let found = key.split('.').try_fold(&self.told, |inner, part| inner.get(part));
        found
            .and_then(Value::as_str)
            .with_context(|| format!("www/lang/ has no text {key:?}"))
    }

    /// A text about a game: `name`, `people` or `tagline`.
    pub fn of_game(&self, game: Game, what: &str) -> Result<&str> {
        self.text(&format!("game.{}.{what}", game.key()))
    }
}
