//! Sums that stand for a content.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// The sum of all that is added.
pub struct Sum(Sha256);

impl Sum {
    /// The sum of nothing.
    pub fn new() -> Self {
        Self(Sha256::new())
    }

    /// Adds some bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// A few letters that are others when the content is another.
    pub fn short(self) -> String {
        self.0.finalize()[..6]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }
}

/// How a content security policy names a script or style that stands in the page.
pub fn for_policy(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text.as_bytes())))
}
