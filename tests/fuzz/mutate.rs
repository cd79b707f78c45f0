//! Damages texts, so that what was valid becomes what looks valid.

/// Random numbers, the same in every run with the same seed.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        // Xorshift never leaves 0.
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `end`; 0 when there is none.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 32) as usize) % end.max(1)
    }

    /// True once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn one_of<'a, T: ?Sized>(&mut self, of: &[&'a T]) -> &'a T {
        of[self.below(of.len())]
    }

    /// A range of letters: usually short, and empty only where there is nothing.
    fn stretch(&mut self, len: usize) -> std::ops::Range<usize> {
        let start = self.below(len);
        let most = if self.once_in(4) { len } else { 4 };
        start..(start + 1 + self.below(most)).min(len)
    }
}

/// How the texts of a format are damaged.
pub struct Damage<'a> {
    /// The letters between the fields that can be exchanged.
    pub between: &'a [char],
    /// Pieces that may appear anywhere.
    pub pieces: &'a [&'a str],
}

impl Damage<'_> {
    /// A text damaged once or several times, possibly with parts of another text in it.
    pub fn apply(&self, text: &str, other: &str, random: &mut Random) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        let other: Vec<char> = other.chars().collect();
        let times = 1 + random.below(3) * random.below(3);
        for _ in 0..times {
            self.once(&mut letters, &other, random);
        }
        letters.into_iter().collect()
    }

    fn once(&self, letters: &mut Vec<char>, other: &[char], random: &mut Random) {
        let len = letters.len();
        let at = random.below(len + 1);
        let ends = |letter: &char| self.between.contains(letter);
        match random.below(9) {
            // A letter is replaced by one of the other text; the fields stay as they are.
            0 | 1 if at < len => {
                let letter = *other.get(random.below(other.len())).unwrap_or(&letters[at]);
                if ![letter, letters[at]].iter().any(ends) {
                    letters[at] = letter;
                }
            }
            // A bit flips.
            2 if at < len => letters[at] = flipped(letters[at], random.below(7)),
            // Something is lost, doubled or moved.
            3 => drop(letters.drain(random.stretch(len))),
            4 => {
                let again: Vec<char> = letters[random.stretch(len)].to_vec();
                letters.splice(at..at, again);
            }
            5 => letters[random.stretch(len)].reverse(),
            // A field of the other text replaces one of this.
            6 => {
                let field = self.field(letters, random);
                letters.splice(field, other[self.field(other, random)].to_vec());
            }
            // This text continues as the other.
            7 if random.once_in(2) => {
                letters.truncate(at);
                letters.extend(&other[random.below(other.len() + 1)..]);
            }
            _ => {
                let piece = random.one_of(self.pieces);
                letters.splice(at..at, piece.chars());
            }
        }
    }

    /// The range of some field.
    fn field(&self, letters: &[char], random: &mut Random) -> std::ops::Range<usize> {
        let ends = |letter: &char| self.between.contains(letter);
        let at = random.below(letters.len());
        let start = letters[..at].iter().rposition(ends).map_or(0, |end| end + 1);
        let len = letters[start..].iter().position(ends).unwrap_or(letters.len() - start);
        start..start + len
    }
}

fn flipped(letter: char, bit: usize) -> char {
    char::from_u32(letter as u32 ^ 1 << bit).unwrap_or(letter)
}
