//! Digests of content.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// The digest of all that is added.
pub struct Sum(Sha256);

impl Sum {
    /// The digest of nothing.
    pub fn new() -> Self {
        Self(Sha256::new())
    }

    /// Adds some bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// A few letters that differ when the content differs.
    pub fn short(self) -> String {
        self.0.finalize()[..6]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }
}

/// The name of an inline script or style in a content security policy.
pub fn for_policy(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text.as_bytes())))
}
