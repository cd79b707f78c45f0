//! The parts of a text: headers and words, each with its position.
//!
//! Functions with many callers are not inlined, because that made the wasm some kilobytes larger.

use super::error::{TextFault, Wrong};

/// A piece of the text, and the byte at which it begins.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub at: usize,
    pub text: &'a str,
}

impl<'a> Word<'a> {
    /// Whether it is this word, in upper or lower case.
    #[inline(never)]
    pub fn is(self, word: &str) -> bool {
        self.text.eq_ignore_ascii_case(word)
    }

    /// The number that it is, if it consists of digits and is not too large.
    pub fn number(self) -> Option<u16> {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| self.text.parse().ok()).flatten()
    }

    /// The pieces between these separators, each of one byte.
    pub fn split(self, between: &[char]) -> impl Iterator<Item = Word<'a>> {
        let mut at = self.at;
        self.text.split(between).map(move |text| {
            let piece = Word { at, text };
            at += text.len() + 1;
            piece
        })
    }

    /// What stands before and after this separator of one byte. Without one, everything stands before.
    pub fn split_once(self, between: char) -> (Word<'a>, Option<Word<'a>>) {
        match self.text.split_once(between) {
            None => (self, None),
            Some((before, after)) => {
                let after_at = self.at + before.len() + 1;
                let word = |at, text| Word { at, text };
                (word(self.at, before), Some(word(after_at, after)))
            }
        }
    }

    /// A problem at this word.
    pub fn is_wrong(self, fault: TextFault) -> Box<Wrong> {
        Wrong::at(self.at, fault)
    }
}

/// A header.
pub(super) struct Header<'a> {
    pub name: Word<'a>,
    /// The raw text between its quotes, with escapes.
    pub value: Word<'a>,
}

impl<'a> Header<'a> {
    /// Its text with the escapes resolved.
    pub fn text(&self) -> String {
        let mut letters = self.value.text.chars();
        let mut text = String::new();
        while let Some(letter) = letters.next() {
            text.extend(if letter == '\\' { letters.next() } else { Some(letter) });
        }
        text
    }
}

/// A text that has been read up to some position, where neither blanks nor a comment stand.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    /// How many bytes have been read.
    at: usize,
    /// The unread rest.
    rest: &'a str,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Result<Scanner<'a>, Box<Wrong>> {
        let mut scanner = Scanner { at: 0, rest: text };
        scanner.skip_blanks()?;
        Ok(scanner)
    }

    /// How many bytes have been read.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    pub fn is_at_header(&self) -> bool {
        self.rest.starts_with('[')
    }

    /// Skips this many bytes, and returns them.
    fn advance(&mut self, bytes: usize) -> Word<'a> {
        // All callers stop between characters.
        let (text, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        let word = Word { at: self.at, text };
        self.at += text.len();
        self.rest = rest;
        word
    }

    /// Skips to the first character that `ends`, and returns what was skipped.
    #[inline(never)]
    fn until(&mut self, ends: fn(char) -> bool) -> Word<'a> {
        self.advance(self.rest.find(ends).unwrap_or(self.rest.len()))
    }

    /// Skips this sign if it comes next.
    #[inline(never)]
    fn goes_over(&mut self, sign: &str) -> bool {
        let there = self.rest.starts_with(sign);
        if there {
            self.advance(sign.len());
        }
        there
    }

    /// Skips blanks, line ends and comments.
    fn skip_blanks(&mut self) -> Result<(), Box<Wrong>> {
        loop {
            self.until(|letter| !letter.is_whitespace());
            let start = self.at;
            if self.goes_over(";") {
                self.until(|letter| letter == '\n');
            } else if self.goes_over("{") {
                self.until(|letter| letter == '}');
                if !self.goes_over("}") {
                    return Err(Wrong::at(start, TextFault::OpenComment));
                }
            } else {
                return Ok(());
            }
        }
    }

    /// Reads up to a blank, a comment or a header.
    pub fn word(&mut self) -> Result<Word<'a>, Box<Wrong>> {
        let word = self.until(|letter| letter.is_whitespace() || matches!(letter, ';' | '{' | '['));
        self.skip_blanks()?;
        Ok(word)
    }

    /// Reads a header.
    pub fn header(&mut self) -> Result<Header<'a>, Box<Wrong>> {
        self.expect("[")?;
        self.skip_spaces();
        let name = self.until(|letter| !letter.is_ascii_alphanumeric());
        if name.text.is_empty() {
            return Err(self.malformed("name"));
        }
        self.expect("\"")?;
        let value = self.quoted()?;
        self.expect("\"")?;
        self.expect("]")?;
        self.skip_blanks()?;
        Ok(Header { name, value })
    }

    /// Reads up to a quote or the end of the line.
    fn quoted(&mut self) -> Result<Word<'a>, Box<Wrong>> {
        let mut start = self.clone();
        loop {
            self.until(|letter| matches!(letter, '"' | '\\') || ends_a_header(letter));
            let end = self.clone();
            if !self.goes_over("\\") {
                return Ok(start.advance(end.at - start.at));
            }
            if !self.goes_over("\"") && !self.goes_over("\\") {
                return Err(end.malformed("\\\\"));
            }
        }
    }

    /// Skips spaces and then this sign of a header.
    fn expect(&mut self, sign: &'static str) -> Result<(), Box<Wrong>> {
        self.skip_spaces();
        if self.goes_over(sign) {
            Ok(())
        } else {
            Err(self.malformed(sign))
        }
    }

    fn skip_spaces(&mut self) {
        self.until(|letter| !matches!(letter, ' ' | '\t'));
    }

    fn malformed(&self, expected: &'static str) -> Box<Wrong> {
        Wrong::at(self.at, TextFault::HeaderForm { expected })
    }
}

/// A header cannot contain line ends, or other control characters except tabs.
pub(super) fn ends_a_header(letter: char) -> bool {
    letter.is_control() && letter != '\t'
}
