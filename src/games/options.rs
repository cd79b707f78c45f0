//! The four games and every documented choice of their rules (§options in docs/RULES.md).
//!
//! An option is an enum, and a game's rules are a struct of its options: the games play by these types. At the
//! boundary, in records and in links the same options are keys and values, see [`Options`]; here each value stands
//! beside its variant.

use serde::Serialize;
use thiserror::Error;

use crate::board::Board;
use crate::hole::Seeds;

/// One open choice of a game's rules, for records and the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its key in records and tests.
    pub key: &'static str,
    /// The possible values; the first is the default.
    pub values: &'static [&'static str],
}

/// An option as a type, whose values have the same indices as those of the choice.
trait Value: Copy {
    const CHOICE: Choice;

    fn at(index: u8) -> Self;

    fn index(self) -> u8;
}

/// Defines a choice: its key, and beside each variant its value. New values are only added at the end, because links
/// contain their indices.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident = $key:literal {
        $($(#[$about_value:meta])* $variant:ident = $value:literal,)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$about_value])* $variant,)+
        }

        impl Value for $name {
            const CHOICE: Choice = Choice {
                key: $key,
                values: &[$($value),+],
            };

            fn at(index: u8) -> $name {
                [$($name::$variant),+][usize::from(index)]
            }

            fn index(self) -> u8 {
                self as u8
            }
        }
    };
}

choice! {
    /// How endless sowings are treated (§endless).
    Endless = "endless" {
        /// Their holes are not playable.
        Forbidden = "forbid",
        /// Their player loses at once.
        Loses = "lose",
    }
}

choice! {
    /// How Nakabili begins (§N-1). The front row tapers off towards one end.
    NakabiliSetup = "setup" {
        /// Towards the player's left.
        TaperLeft = "taper-left",
        /// Towards his right.
        TaperRight = "taper-right",
    }
}

choice! {
    /// Free holes at a player's first capture in Nakabili (§N-3).
    FirstBonus = "first_bonus" {
        /// Two on top of the usual one.
        Three = "3",
        /// Two instead of it.
        Two = "2",
    }
}

impl FirstBonus {
    /// How many holes.
    #[must_use]
    pub const fn holes(self) -> Seeds {
        match self {
            FirstBonus::Three => 3,
            FirstBonus::Two => 2,
        }
    }
}

choice! {
    /// How Kabwanga begins (§K-1).
    KabwangaSetup = "setup" {
        /// Twos poured along the path of sowing.
        Fill = "fill",
        /// Its mirror image.
        FillLeft = "fill-left",
        /// The left end of Nakabili's front row.
        TaperLeft = "taper-left",
    }
}

choice! {
    /// Whether laps of Kabwanga that go on from the hole ahead capture too (§K-2).
    CaptureInside = "capture_inside_move" {
        /// Only the end of the sowing captures.
        No = "false",
        /// They do.
        Yes = "true",
    }
}

/// How many columns a board of Nsolo has (§nsolo.start): 8 to 36.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Columns(u8);

impl Columns {
    const FEWEST: u8 = 8;

    /// The number of columns.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl Value for Columns {
    #[rustfmt::skip]
    const CHOICE: Choice = Choice {
        key: "columns",
        values: &[
            "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25",
            "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36",
        ],
    };

    fn at(index: u8) -> Columns {
        Columns(Columns::FEWEST + index)
    }

    fn index(self) -> u8 {
        self.0 - Columns::FEWEST
    }
}

choice! {
    /// The two documented ways of capturing in Nsolo (§S-1).
    NsoloCapture = "capture" {
        /// The front hole, then as many single seeds again from anywhere (§nsolo.capture).
        Rule1975 = "1975",
        /// The front hole, the back hole of the file and one more whole hole (§nsolo.capture-1913).
        Rule1913 = "1913",
    }
}

choice! {
    /// Whether the hand sows the opponent's nti in Embeli (§E-1).
    OpponentNti = "opponent_nti" {
        /// It does.
        Sown = "sown",
        /// It passes by.
        Skipped = "skipped",
    }
}

choice! {
    /// Whether a turn may start in one's nti in Embeli (§E-2).
    StartInNti = "start_in_nti" {
        /// It may.
        Allowed = "true",
        /// It may not.
        Barred = "false",
    }
}

/// The most choices that any game has.
const MAX_CHOICES: usize = 3;

/// For each choice of a game, the index of the chosen value; 0 beyond the last choice.
type Indices = [u8; MAX_CHOICES];

/// Defines the games: each with its key in records and tests, its letter in links, and its choices. New games and new
/// choices are only added at the end, because links contain their order.
macro_rules! games {
    ($($(#[$about:meta])* $game:ident = $key:literal, $letter:literal,
        $(#[$about_rules:meta])* $rules:ident { $($(#[$about_choice:meta])* $choice:ident: $type:ty,)+ })+) => {
        /// A game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Game {
            $($(#[$about])* $game,)+
        }

        impl Game {
            /// All games.
            pub const ALL: [Game; [$($key),+].len()] = [$(Game::$game),+];

            /// The keys of all games.
            pub const KEYS: &[&str] = &[$($key),+];

            /// The game's letter in links.
            pub(crate) const fn letter(self) -> char {
                match self {
                    $(Game::$game => $letter,)+
                }
            }

            /// The choices that the game's rules leave open. Their order, and that of their values, is part of the link
            /// format.
            #[must_use]
            pub const fn choices(self) -> &'static [Choice] {
                match self {
                    $(Game::$game => $rules::CHOICES,)+
                }
            }
        }

        $(
            $(#[$about_rules])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub struct $rules {
                $($(#[$about_choice])* pub $choice: $type,)+
            }

            impl $rules {
                const CHOICES: &[Choice] = &[$(<$type>::CHOICE),+];

                fn at(indices: Indices) -> $rules {
                    let mut indices = indices.into_iter();
                    let mut next = || indices.next().unwrap_or_default();
                    $rules { $($choice: Value::at(next()),)+ }
                }

                fn indices(self) -> Indices {
                    let mut indices = Indices::default();
                    for (at, index) in indices.iter_mut().zip([$(self.$choice.index()),+]) {
                        *at = index;
                    }
                    indices
                }
            }

            impl From<$rules> for Options {
                fn from(rules: $rules) -> Options {
                    Options::$game(rules)
                }
            }
        )+

        /// A game with a value for each of its choices.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Options {
            $($(#[$about])* $game($rules),)+
        }

        impl Options {
            /// Which game.
            #[must_use]
            pub const fn game(self) -> Game {
                match self {
                    $(Options::$game(_) => Game::$game,)+
                }
            }

            /// How endless sowings are treated.
            #[must_use]
            pub const fn endless(self) -> Endless {
                match self {
                    $(Options::$game(rules) => rules.endless,)+
                }
            }

            fn at(game: Game, indices: Indices) -> Options {
                match game {
                    $(Game::$game => Options::$game($rules::at(indices)),)+
                }
            }

            fn all_indices(self) -> Indices {
                match self {
                    $(Options::$game(rules) => rules.indices(),)+
                }
            }
        }
    };
}

games! {
    /// Nakabili (Zambia), see [`nakabili`](crate::games::nakabili).
    Nakabili = "nakabili", 'N',
    /// The choices of Nakabili.
    NakabiliRules {
        /// Sowings that never end.
        endless: Endless,
        /// The set-up.
        setup: NakabiliSetup,
        /// Free holes at a player's first capture.
        first_bonus: FirstBonus,
    }

    /// Kabwanga (Zambia), see [`kabwanga`](crate::games::kabwanga).
    Kabwanga = "kabwanga", 'K',
    /// The choices of Kabwanga.
    KabwangaRules {
        /// Sowings that never end.
        endless: Endless,
        /// The set-up.
        setup: KabwangaSetup,
        /// Captures inside a sowing.
        capture_inside: CaptureInside,
    }

    /// Nsolo (Malawi, Zambia), see [`nsolo`](crate::games::nsolo).
    Nsolo = "nsolo", 'S',
    /// The choices of Nsolo.
    NsoloRules {
        /// Sowings that never end.
        endless: Endless,
        /// The size of the board.
        columns: Columns,
        /// The way of capturing.
        capture: NsoloCapture,
    }

    /// Embeli (D. R. Congo), see [`embeli`](crate::games::embeli).
    Embeli = "embeli", 'E',
    /// The choices of Embeli.
    EmbeliRules {
        /// Sowings that never end.
        endless: Endless,
        /// The opponent's nti.
        opponent_nti: OpponentNti,
        /// Turns from one's nti.
        start_in_nti: StartInNti,
    }
}

impl Game {
    /// The game's key in records and tests: its name in lower case.
    #[must_use]
    pub const fn key(self) -> &'static str {
        Game::KEYS[self as usize]
    }

    /// The game with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.key() == key)
    }
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
    /// The game with its standard rules.
    #[must_use]
    pub fn standard(game: Game) -> Options {
        Options::at(game, Indices::default())
    }

    /// The board of the game with these choices.
    #[must_use]
    pub const fn board(self) -> Board {
        match self {
            Options::Nakabili(_) | Options::Kabwanga(_) => Board::FourRows { columns: 8 },
            Options::Nsolo(rules) => Board::FourRows {
                columns: rules.columns.number(),
            },
            Options::Embeli(_) => Board::Ring,
        }
    }

    /// Chooses a value.
    ///
    /// # Errors
    /// [`OptionError`] when the game has no such choice or the choice no such value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let unknown = || OptionError::UnknownKey { key: key.to_owned() };
        let choices = self.game().choices();
        let at = choices
            .iter()
            .position(|choice| choice.key == key)
            .ok_or_else(unknown)?;
        let choice = choices[at];
        let unknown = || OptionError::UnknownValue {
            key: choice.key,
            value: value.to_owned(),
        };
        let index = choice.values.iter().position(|&v| v == value).ok_or_else(unknown)?;
        let mut indices = self.all_indices();
        indices[at] = index as u8;
        *self = Options::at(self.game(), indices);
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
        let choices = self.game().choices();
        choices
            .iter()
            .zip(self.all_indices())
            .map(|(choice, index)| (choice.key, choice.values[usize::from(index)]))
    }

    /// The chosen value of a choice.
    ///
    /// # Panics
    /// When the game has no such choice, which is a bug in the caller.
    #[must_use]
    pub fn get(self, key: &str) -> &'static str {
        self.values()
            .find(|&(k, _)| k == key)
            .expect("the game has this choice")
            .1
    }

    /// For each choice of the game, the index of the chosen value, as links write it.
    pub(crate) fn indices(self) -> impl Iterator<Item = u8> {
        self.all_indices().into_iter().take(self.game().choices().len())
    }

    /// The options with these indices of values; missing ones are standard. None when an index is out of range.
    pub(crate) fn from_indices(game: Game, indices: &[u8]) -> Option<Options> {
        let choices = game.choices();
        let mut all = Indices::default();
        all.get_mut(..indices.len())?.copy_from_slice(indices);
        let in_range = |(at, &index): (usize, &u8)| {
            choices
                .get(at)
                .is_some_and(|choice| usize::from(index) < choice.values.len())
        };
        indices.iter().enumerate().all(in_range).then(|| Options::at(game, all))
    }

    /// A number that distinguishes games and choices.
    pub(crate) fn key(self) -> u32 {
        let [a, b, c] = self.all_indices();
        u32::from_le_bytes([self.game() as u8, a, b, c])
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
