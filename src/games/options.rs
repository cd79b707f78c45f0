//! The four games and every documented choice of their rules (§options in docs/RULES.md).

use serde::Serialize;
use thiserror::Error;

use crate::board::Board;

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// Nakabili (Zambia), see [`crate::games::nakabili`].
    Nakabili,
    /// Kabwanga (Zambia), see [`crate::games::kabwanga`].
    Kabwanga,
    /// Nsolo (Malawi, Zambia), see [`crate::games::nsolo`].
    Nsolo,
    /// Embeli (D. R. Congo), see [`crate::games::embeli`].
    Embeli,
}

impl Game {
    /// The four games.
    pub const ALL: [Game; 4] = [Game::Nakabili, Game::Kabwanga, Game::Nsolo, Game::Embeli];

    /// The game's key in records, links and tests: its name in lower case.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Game::Nakabili => "nakabili",
            Game::Kabwanga => "kabwanga",
            Game::Nsolo => "nsolo",
            Game::Embeli => "embeli",
        }
    }

    /// The game with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.key() == key)
    }

    /// The choices that the game's rules leave open (§options). Their order, and that of their values, is part of the
    /// link format: new ones are only ever added at the end.
    #[must_use]
    pub const fn choices(self) -> &'static [Choice] {
        match self {
            Game::Nakabili => &[
                ENDLESS,
                Choice {
                    key: "setup",
                    values: &["taper-left", "taper-right"],
                },
                FIRST_BONUS,
            ],
            Game::Kabwanga => &[
                ENDLESS,
                Choice {
                    key: "setup",
                    values: &["fill", "fill-left", "taper-left"],
                },
                Choice {
                    key: "capture_inside_move",
                    values: &["false", "true"],
                },
            ],
            Game::Nsolo => &[
                ENDLESS,
                COLUMNS,
                Choice {
                    key: "capture",
                    values: &["1975", "1913"],
                },
            ],
            Game::Embeli => &[
                ENDLESS,
                Choice {
                    key: "opponent_nti",
                    values: &["sown", "skipped"],
                },
                Choice {
                    key: "start_in_nti",
                    values: &["true", "false"],
                },
            ],
        }
    }
}

/// One open choice of a game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its key in records and tests.
    pub key: &'static str,
    /// What can be chosen; the first is the standard.
    pub values: &'static [&'static str],
}

/// Never-ending sowings (§endless): `forbid` = not playable, `lose` = playable, and the player loses at once.
const ENDLESS: Choice = Choice {
    key: "endless",
    values: &["forbid", "lose"],
};

/// Free holes at a player's first capture in Nakabili (§N-3).
const FIRST_BONUS: Choice = Choice {
    key: "first_bonus",
    values: &["3", "2"],
};

/// Columns of an Nsolo board (§nsolo.start).
#[rustfmt::skip]
const COLUMNS: Choice = Choice {
    key: "columns",
    values: &[
        "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27",
        "28", "29", "30", "31", "32", "33", "34", "35", "36",
    ],
};

/// Most choices that any game has.
const MAX_CHOICES: usize = 3;

/// What becomes of a sowing that never ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Endless {
    /// Its hole is not playable.
    Forbidden,
    /// Its player loses at once.
    Loses,
}

/// A game with a value for each of its choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    game: Game,
    /// For each choice of the game, the index of the chosen value.
    chosen: [u8; MAX_CHOICES],
}

/// A choice or value that the game does not have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// The game has no such choice.
    #[error("unknown choice {key}")]
    UnknownKey {
        /// The key asked for.
        key: String,
    },
    /// The choice has no such value.
    #[error("unknown value {value} of choice {key}")]
    UnknownValue {
        /// The choice.
        key: &'static str,
        /// The value asked for.
        value: String,
    },
}

impl Options {
    /// The game by its standard rules.
    #[must_use]
    pub const fn standard(game: Game) -> Options {
        Options {
            game,
            chosen: [0; MAX_CHOICES],
        }
    }

    /// Which game.
    #[must_use]
    pub const fn game(self) -> Game {
        self.game
    }

    /// The board of the game with these choices.
    #[must_use]
    pub fn board(self) -> Board {
        match self.game() {
            Game::Nakabili | Game::Kabwanga => Board::FourRows { columns: 8 },
            Game::Nsolo => Board::FourRows {
                columns: self.get("columns").parse().expect("a number of columns"),
            },
            Game::Embeli => Board::Ring,
        }
    }

    /// Chooses a value.
    ///
    /// # Errors
    /// [`OptionError`] when the game has no such choice or the choice no such value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let unknown = || OptionError::UnknownKey { key: key.to_owned() };
        let at = self
            .game
            .choices()
            .iter()
            .position(|choice| choice.key == key)
            .ok_or_else(unknown)?;
        let choice = self.game.choices()[at];
        let unknown = || OptionError::UnknownValue {
            key: choice.key,
            value: value.to_owned(),
        };
        let index = choice.values.iter().position(|&v| v == value).ok_or_else(unknown)?;
        self.chosen[at] = index as u8;
        Ok(())
    }

    /// The same with a value chosen.
    ///
    /// # Errors
    /// As [`Options::set`].
    pub fn with(mut self, key: &str, value: &str) -> Result<Options, OptionError> {
        self.set(key, value)?;
        Ok(self)
    }

    /// All choices with the chosen values, in the game's order.
    pub fn values(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.game
            .choices()
            .iter()
            .zip(self.chosen)
            .map(|(choice, index)| (choice.key, choice.values[index as usize]))
    }

    /// The chosen value of a choice.
    ///
    /// # Panics
    /// When the game has no such choice, which is a fault of the caller.
    #[must_use]
    pub fn get(self, key: &str) -> &'static str {
        self.values()
            .find(|&(k, _)| k == key)
            .expect("the game has this choice")
            .1
    }

    /// What becomes of a sowing that never ends.
    #[must_use]
    pub fn endless(self) -> Endless {
        if self.get("endless") == "lose" {
            Endless::Loses
        } else {
            Endless::Forbidden
        }
    }

    /// For each choice of the game, the index of the chosen value, as links write it.
    pub(crate) fn indices(self) -> impl Iterator<Item = u8> {
        self.chosen.into_iter().take(self.game.choices().len())
    }

    /// The options with these indices of values; missing ones are standard. None when an index is out of range.
    pub(crate) fn from_indices(game: Game, indices: &[u8]) -> Option<Options> {
        let choices = game.choices();
        if indices.len() > choices.len() {
            return None;
        }
        let mut options = Options::standard(game);
        for (at, &index) in indices.iter().enumerate() {
            if index as usize >= choices[at].values.len() {
                return None;
            }
            options.chosen[at] = index;
        }
        Some(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_game_has_more_choices_than_there_is_room_for() {
        assert_eq!(
            Game::ALL.into_iter().map(|game| game.choices().len()).max(),
            Some(MAX_CHOICES)
        );
    }

    #[test]
    fn unknown_choices_and_values_are_refused() {
        let mut options = Options::standard(Game::Nsolo);
        assert_eq!(
            options.set("columns", "37").unwrap_err().to_string(),
            "unknown value 37 of choice columns"
        );
        assert_eq!(
            options.set("setup", "fill").unwrap_err().to_string(),
            "unknown choice setup"
        );
        assert_eq!(options.with("columns", "36").unwrap().get("columns"), "36");
    }
}
