//! The alphabet of links: numbers in few letters, and checksums that notice a changed letter.

const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Numbers below this are one digit; this digit and the next start longer ones.
const TWO_DIGITS: u16 = 60;
/// Numbers from here take three digits.
const THREE_DIGITS: u16 = TWO_DIGITS + 62;

/// Writes the last digit to base 62 of a number.
pub(super) fn push_digit(text: &mut String, number: u32) {
    text.push(char::from(DIGITS[(number % 62) as usize]));
}

/// The value of a digit in base 62. None for other letters.
fn value(digit: u8) -> Option<u8> {
    DIGITS.iter().position(|&d| d == digit).map(|value| value as u8)
}

/// Writes a number in as few digits as it takes.
pub(super) fn push_number(text: &mut String, number: u16) {
    let mut rest = number;
    if number >= THREE_DIGITS {
        rest -= THREE_DIGITS;
        text.push('z');
        push_digit(text, u32::from(rest / 62));
    } else if number >= TWO_DIGITS {
        rest -= TWO_DIGITS;
        text.push('y');
    }
    push_digit(text, rest.into());
}

/// The numbers in a text of digits. None when a letter is not a digit or the last number is cut off.
pub(super) fn numbers(text: &str) -> Option<Vec<u16>> {
    let mut digits = text.bytes().map(|byte| value(byte).map(u16::from));
    let mut numbers = Vec::new();
    while let Some(first) = digits.next() {
        let mut next = || digits.next().flatten();
        numbers.push(match first? {
            61 => THREE_DIGITS + next()? * 62 + next()?,
            60 => TWO_DIGITS + next()?,
            number => number,
        });
    }
    Some(numbers)
}

/// Writes this many digits of the 32-bit FNV-1a hash of the text so far.
#[inline(never)]
pub(super) fn push_checksum(text: &mut String, digits: usize) {
    let mut hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    for _ in 0..digits {
        push_digit(text, hash);
        hash /= 62;
    }
}
