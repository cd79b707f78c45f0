//! The parts of a text: headers and words, each with its place.
//!
//! What is called in many places is kept from being copied to each of them: that made the wasm some kilobytes larger.

use super::error::{TextFault, Wrong};

/// A piece of the text, and at which byte it stands.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub at: usize,
    pub text: &'a str,
}

impl<'a> Word<'a> {
    /// Whether it is this word, whatever its capitals.
    #[inline(never)]
    pub fn is(self, word: &str) -> bool {
        self.text.eq_ignore_ascii_case(word)
    }

    /// The number that it is, if it consists of digits and is not too large.
    pub fn number(self) -> Option<u16> {
        let digits = self.text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| self.text.parse().ok()).flatten()
    }

    /// The pieces between these letters, which are of one byte each.
    pub fn split(self, between: &[char]) -> impl Iterator<Item = Word<'a>> {
        let mut at = self.at;
        self.text.split(between).map(move |text| {
            let piece = Word { at, text };
            at += text.len() + 1;
            piece
        })
    }

    /// What stands before this letter of one byte, and after it. Without it all stands before.
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

    /// The mistake of standing here.
    pub fn is_wrong(self, fault: TextFault) -> Box<Wrong> {
        Wrong::at(self.at, fault)
    }
}

/// A header.
pub(super) struct Header<'a> {
    pub name: Word<'a>,
    /// What stands between its quotes, escapes and all.
    pub value: Word<'a>,
}

impl<'a> Header<'a> {
    /// Its text, without the backslashes of escapes.
    pub fn text(&self) -> String {
        let mut letters = self.value.text.chars();
        let mut text = String::new();
        while let Some(letter) = letters.next() {
            text.extend(if letter == '\\' { letters.next() } else { Some(letter) });
        }
        text
    }
}

/// A text that is read up to some place, where neither blanks nor a comment stand.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    /// The byte up to which it is read.
    at: usize,
    /// What stands from there on.
    rest: &'a str,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Result<Scanner<'a>, Box<Wrong>> {
        let mut scanner = Scanner { at: 0, rest: text };
        scanner.skip_blanks()?;
        Ok(scanner)
    }

    /// The byte up to which the text is read.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    pub fn is_at_header(&self) -> bool {
        self.rest.starts_with('[')
    }

    /// Goes on by so many bytes, and returns them.
    fn advance(&mut self, bytes: usize) -> Word<'a> {
        // All callers stop between letters.
        let (text, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        let word = Word { at: self.at, text };
        self.at += text.len();
        self.rest = rest;
        word
    }

    /// Goes on to the first letter that `ends`, and returns what was passed.
    #[inline(never)]
    fn until(&mut self, ends: fn(char) -> bool) -> Word<'a> {
        self.advance(self.rest.find(ends).unwrap_or(self.rest.len()))
    }

    /// Goes over this sign if it stands here.
    #[inline(never)]
    fn goes_over(&mut self, sign: &str) -> bool {
        let there = self.rest.starts_with(sign);
        if there {
            self.advance(sign.len());
        }
        there
    }

    /// Goes over blanks, line ends and comments.
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

    /// Reads what stands here up to a blank, a comment or a header.
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

    /// Reads what stands before a quote or the end of the line.
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

    /// Goes over this sign of a header and the spaces before it.
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

/// Line ends, and other control characters but the tab, stand in no header.
pub(super) fn ends_a_header(letter: char) -> bool {
    letter.is_control() && letter != '\t'
}
