//! Links in company. People copy what stands around a link, too; programs on the way put it in brackets, break its
//! lines, add to its end, escape its signs. The form of links and their checksum tell them from all that: what fits is
//! taken, wherever it stands, and nothing else.

use std::fmt;

use serde::Serialize;

use super::code::{CHECK_DIGITS, FIELDS, VERSION, fits, sealed};
use super::error::LinkError;
use super::place::{self, MARK, Place};

/// A link found in a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Link {
    /// Its share code with a fitting checksum. [`decode`](super::decode) tells whether the game can be played.
    pub code: String,
    /// The place in its game. None when it has none, or an unreadable one.
    pub place: Option<Place>,
    /// Whether it has an unreadable place.
    pub damaged: bool,
}

/// The link as written; of an unreadable place, only the mark.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Some(place) => f.write_str(&place::write(&self.code, place)),
            None if self.damaged => write!(f, "{}{MARK}", self.code),
            None => f.write_str(&self.code),
        }
    }
}

/// The most links found in one text.
const MOST_LINKS: usize = 1000;
/// The version, the game, and more choices than any game has.
const LONGEST_HEAD: usize = 12;
/// The longest possible place.
const LONGEST_PLACE: usize = 40;

/// A dash that some program may have made from a hyphen, or somebody may have put after a link.
const DASH: u8 = b'~';
/// A letter that cannot occur in links.
const FOREIGN: u8 = 0;

/// All links in a text, in order and with repetitions. None where nothing in it looks like a link.
///
/// # Errors
/// [`LinkError`] says what is wrong with the first thing that looks like a link, when none is whole.
pub fn find(text: &str) -> Result<Vec<Link>, LinkError> {
    let text = plain(&unescaped(text.as_bytes()));
    let mut links: Vec<Link> = Vec::new();
    let mut wrong = None;
    let mut before = FOREIGN;
    let mut rest = &text[..];
    while let [first, after @ ..] = rest
        && links.len() < MOST_LINKS
    {
        if let Some((link, behind)) = link_at(rest) {
            links.push(link);
            rest = behind;
        } else {
            if wrong.is_none() && !before.is_ascii_alphanumeric() {
                wrong = wrong_at(rest);
            }
            rest = after;
        }
        before = *first;
    }
    match wrong {
        Some(error) if links.is_empty() => Err(error),
        _ => Ok(links),
    }
}

/// The link at the beginning of a text, and the rest.
fn link_at(text: &[u8]) -> Option<(Link, &[u8])> {
    let mut rest = text;
    let code = code_at(&mut rest).filter(|code| fits(code))?;
    let (place, damaged) = match place_at(&code, &mut rest) {
        Some(place) => (Some(place), false),
        None => (None, begins_place(rest)),
    };
    Some((Link { code, place, damaged }, rest))
}

/// Something in the form of a share code at the beginning of the rest.
fn code_at(rest: &mut &[u8]) -> Option<String> {
    let mut code = String::new();
    let (mut field, mut letters) = (1, 0);
    while (field, letters) != (FIELDS, CHECK_DIGITS) {
        let letter = next(rest)?;
        code.push(char::from(letter));
        if letter == b'.' {
            (field, letters) = (field + 1, 0);
        } else {
            letters += 1;
        }
        let fits = match field {
            1 => code.starts_with(VERSION) && letters <= LONGEST_HEAD,
            2 => letters <= 1,
            _ => field <= FIELDS,
        };
        if !fits || !(letter == b'.' || letter.is_ascii_alphanumeric()) {
            return None;
        }
    }
    Some(code)
}

/// The place at the beginning of the rest, after its share code.
fn place_at(code: &str, rest: &mut &[u8]) -> Option<Place> {
    let mut ahead = *rest;
    // Here a hyphen at the end of a line belongs to the link, not to the line.
    if !matches!(next_sign(&mut ahead)?, b'-' | DASH) {
        return None;
    }
    let mut text = String::new();
    while text.len() < LONGEST_PLACE {
        let letter = next(&mut ahead).filter(u8::is_ascii_alphanumeric)?;
        text.push(char::from(letter));
        let goes_on = ahead.first().is_some_and(u8::is_ascii_alphanumeric);
        if let Some(place) = (!goes_on).then(|| place::read(code, &text)).flatten() {
            *rest = ahead;
            return Some(place);
        }
    }
    None
}

/// Whether the text after a share code seems to have been a place.
fn begins_place(rest: &[u8]) -> bool {
    match rest {
        [b'-', behind @ ..] => behind.iter().all(|&letter| is_blank(letter)) || behind[0].is_ascii_alphanumeric(),
        _ => rest.first().is_some_and(u8::is_ascii_alphanumeric),
    }
}

/// What is wrong with the link at the beginning of a text; None where it does not look like one.
fn wrong_at(text: &[u8]) -> Option<LinkError> {
    let head = text.iter().take_while(|letter| letter.is_ascii_alphanumeric()).count();
    let [version @ b'0'..=b'9', game, ..] = text else {
        return None;
    };
    let [b'.', side, b'.', ..] = &text[head..] else {
        return None;
    };
    if !b"NKSE".contains(&game.to_ascii_uppercase()) || !b"SN".contains(&side.to_ascii_uppercase()) {
        return None;
    }
    if char::from(*version) != VERSION {
        return Some(LinkError::Version);
    }
    let is_of_link = |letter: &&u8| letter.is_ascii_alphanumeric() || matches!(letter, b'.' | b'-');
    if !text.iter().take_while(is_of_link).any(u8::is_ascii_uppercase) {
        return Some(LinkError::Case);
    }
    let Some(code) = code_at(&mut &*text) else {
        return Some(LinkError::Damaged);
    };
    Some(if lost_case(&code) {
        LinkError::Case
    } else {
        LinkError::Checksum
    })
}

/// Whether the case of a code's letters was changed: that of the checksum, or to capitals throughout. Most codes of
/// small boards have only the letters A to F before their checksum; these may be capitals anyway.
fn lost_case(code: &str) -> bool {
    let small = code.bytes().any(|letter| letter.is_ascii_lowercase());
    let mut fields = code.split('.').skip(2).take(2);
    sealed(code).eq_ignore_ascii_case(code) || !small && fields.any(|field| field.bytes().any(|letter| letter > b'F'))
}

/// The next letter of a link, skipping whatever programs put into long lines.
fn next(rest: &mut &[u8]) -> Option<u8> {
    loop {
        let letter = next_sign(rest)?;
        if letter != b'-' || rest.first() != Some(&b'\n') {
            return Some(letter);
        }
    }
}

/// The next letter or hyphen, skipping blanks, line ends followed by quotation marks of mail, and backslashes.
fn next_sign(rest: &mut &[u8]) -> Option<u8> {
    let mut line_begins = false;
    while let [letter, behind @ ..] = *rest {
        *rest = behind;
        match letter {
            b'\n' => line_begins = true,
            b' ' | b'\\' => {}
            b'>' | b'|' if line_begins => {}
            b'=' if behind.first() == Some(&b'\n') => {}
            _ => return Some(*letter),
        }
    }
    None
}

const fn is_blank(letter: u8) -> bool {
    matches!(letter, b' ' | b'\n')
}

/// A text without URL escapes, such as `%23` for `#`, even if they were escaped repeatedly.
fn unescaped(mut rest: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(rest.len());
    while let [first, behind @ ..] = rest {
        let mut byte = *first;
        rest = behind;
        if byte == b'%' {
            let mut digits = behind;
            while let [b'2', b'5', more @ ..] = digits {
                digits = more;
            }
            if let [high, low, more @ ..] = digits
                && let Some(value) = hexadecimal(*high).zip(hexadecimal(*low))
            {
                byte = value.0 << 4 | value.1;
                rest = more;
            }
        }
        bytes.push(byte);
    }
    bytes
}

fn hexadecimal(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
}

/// A text in UTF-8, valid or not, reduced to the letters of links, and a few that stand for what may be between them.
fn plain(text: &[u8]) -> Vec<u8> {
    let mut letters = Vec::with_capacity(text.len());
    let mut bytes = text.iter().copied().peekable();
    while let Some(first) = bytes.next() {
        let mut point = match first.leading_ones() {
            0 => u32::from(first),
            1 => u32::MAX,
            more => u32::from(first & 0x7f >> more.min(7)),
        };
        while let Some(more) = bytes.next_if(|byte| byte.leading_ones() == 1) {
            point = point << 6 | u32::from(more & 0x3f);
        }
        // Full-width letters, as East Asian keyboards type them.
        if let 0xff01..=0xff5e = point {
            point -= 0xfee0;
        }
        match point {
            // Invisible: soft hyphens, joiners, marks of direction, variant selectors and byte order marks.
            0xad
            | 0x34f
            | 0x61c
            | 0x180e
            | 0x200b..=0x200f
            | 0x202a..=0x202e
            | 0x2060..=0x206f
            | 0xfe00..=0xfe0f
            | 0xfeff => {}
            0x0a..=0x0d | 0x85 | 0x2028 | 0x2029 => letters.push(b'\n'),
            0x09 | 0x20 | 0xa0 | 0x1680 | 0x2000..=0x200a | 0x202f | 0x205f | 0x3000 => letters.push(b' '),
            // Hyphens, and the longer dashes.
            0x2010 | 0x2011 | 0x2212 | 0xfe63 => letters.push(b'-'),
            0x2012..=0x2015 => letters.push(DASH),
            // One, two and three points in one letter.
            0x2024 | 0x3002 | 0xfe52 | 0xff61 => letters.push(b'.'),
            0x2025 => letters.extend(b".."),
            0x2026 => letters.extend(b"..."),
            0..0x80 => letters.push(point as u8),
            _ => letters.push(FOREIGN),
        }
    }
    letters
}
