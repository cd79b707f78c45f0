//! What can be wrong with a link.

use thiserror::Error;

use crate::games::setup::SetupError;
use crate::record::ActError;

/// What is wrong with a link.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// It is empty.
    #[error("the link holds no game")]
    Empty,
    /// It starts with an unknown version.
    #[error("the link is of an unknown version")]
    Version,
    /// It is not in the form of a share code; perhaps it was cut off.
    #[error("the link is not complete")]
    Damaged,
    /// Its capitals and small letters were mixed up; they mean different numbers.
    #[error("the letters of the link have lost their case")]
    Case,
    /// The checksum does not fit: something was changed or lost on the way.
    #[error("the link was changed on the way")]
    Checksum,
    /// The set-up in it cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An act in it cannot be played.
    #[error("move {number} of the link: {error}")]
    Act {
        /// Which one, from 1.
        number: usize,
        /// Why not.
        error: ActError,
    },
}
