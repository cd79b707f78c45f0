//! The whole game as one file that needs no server: it opens from a disk, a memory card, a phone's downloads.
//!
//! All code, styles and modules are compressed together and written into the page as text; a small script unpacks them.
//! The page's content security policy names each script and style by its digest, so nothing else can run.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::{Compression, write::ZlibEncoder};
use serde_json::{Value, json};

use crate::digest::for_policy;
use crate::pack::{self, GLUE, MAIN, STYLE};
use crate::pages::{self, escaped, replaced};
use crate::pictures;
use crate::site::{PAGE, Site};
use crate::words::Words;

/// The name of the file.
pub const FILE: &str = "mancala.html";
/// The script that unpacks it.
const UNPACK: &str = "www/platform/unpack.js";
/// A worker that is left out: it would contain the whole drawing a second time, and the page can do its work in slices.
const LEFT_OUT: &str = "www/pictures/worker.js";
/// Where its pieces are built, next to the folders of sites.
const PIECES: &str = "target/one-file";

/// Writes the file to a site that is otherwise complete. `home` is the address of the hosted site, if known.
pub fn write(site: &Site, folder: &Path, words: &Words, home: Option<&str>) -> Result<()> {
    let made = site.root.join(PIECES);
    let pack = |files: &[String], options: &Value| pack::esbuild(site, &made, files, options);
    let read = |path: &str| fs::read_to_string(made.join(path)).with_context(|| format!("{path} was not made"));

    let script = |told: &[(&str, Value)]| json!({ "format": "iife", "define": pack::define(told) });

    let told = [("one", json!(true)), ("addresses", json!(null)), ("home", json!(home))];
    pack(&[MAIN.to_owned()], &script(&told))?;
    let glue = json!({ "format": "iife", "globalName": "coreGlue" });
    pack(&[GLUE.to_owned()], &glue)?;
    let (main, glue) = (read(MAIN)?, read(GLUE)?);
    // The page names everything else that it uses.
    let named = |ending: &str| {
        pack::found(site, |path| {
            path.ends_with(ending) && (path == STYLE || main.contains(path))
        })
    };
    let mut workers = named(pack::WORKER)?;
    workers.retain(|path| path != LEFT_OUT);
    pack(&workers, &script(&[]))?;
    let mut styles = named(".css")?;
    // The page's own stylesheet first, as on the hosted site.
    styles.sort_by_key(|path| path != STYLE);
    pack(&styles, &json!({}))?;
    let style = styles.iter().map(|path| read(path)).collect::<Result<String>>()?;

    let mut pieces = Pieces::default();
    pieces.add(STYLE, style.as_bytes());
    pieces.add(MAIN, main.as_bytes());
    pieces.add(GLUE, glue.as_bytes());
    for path in workers {
        pieces.add(&path, read(&path)?.as_bytes());
    }
    for path in named(".wasm")? {
        pieces.add(&path, &fs::read(site.root.join(&path))?);
    }
    let packed = pieces.packed()?;
    let told = [
        ("lengths", json!(pieces.lengths)),
        ("packed", json!(packed.len())),
        ("old", json!(words.text("host.old")?)),
    ];
    pack(&[UNPACK.to_owned()], &script(&told))?;
    let unpack = read(UNPACK)?;
    let policy = format!(
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data: blob:; worker-src blob:; \
         script-src 'wasm-unsafe-eval' {}; style-src {}",
        [&unpack, &main, &glue].map(|script| for_policy(script)).join(" "),
        for_policy(&style),
    );
    let icon = fs::read_to_string(folder.join(pictures::ICON))?;
    let page = page(&pages::source(site, PAGE)?, &policy, &icon, &unpack, words)?;
    let body = format!(
        "<script type=\"text/plain\" id=\"pieces\">{}</script>\n</body>",
        letters(&packed)
    );
    fs::write(folder.join(FILE), replaced(&page, "</body>", &body)?)
        .with_context(|| format!("{FILE} cannot be written"))
}

/// The page around it.
fn page(page: &str, policy: &str, icon: &str, unpack: &str, words: &Words) -> Result<String> {
    let start = page.find("content=\"default-src").context("the page has no policy")? + "content=\"".len();
    let end = start + page[start..].find('"').context("the policy has no end")?;
    let page = format!("{}{policy}{}", &page[..start], &page[end..]);
    let page = replaced(&page, &format!("{}\n  ", pages::stylesheet(STYLE)), "")?;
    let about = format!(
        "<meta name=\"description\" content=\"{}\">",
        escaped(words.text("host.about")?)
    );
    let page = replaced(
        &page,
        &pages::script(MAIN),
        &format!("{about}\n  <script>{unpack}</script>"),
    )?;
    let icon = icon.replace('#', "%23").replace('"', "'");
    let icon = format!("<link rel=\"icon\" href=\"data:image/svg+xml,{}\">", escaped(&icon));
    replaced(&page, pages::NO_ICON, &icon)
}

/// All pieces in a row.
#[derive(Default)]
struct Pieces {
    lengths: Vec<(String, usize)>,
    bytes: Vec<u8>,
}

impl Pieces {
    fn add(&mut self, path: &str, bytes: &[u8]) {
        self.lengths.push((path.to_owned(), bytes.len()));
        self.bytes.extend(bytes);
    }

    /// The bytes, compressed in a format that browsers can unpack.
    fn packed(&self) -> Result<Vec<u8>> {
        let mut writer = ZlibEncoder::new(Vec::new(), Compression::best());
        writer.write_all(&self.bytes)?;
        Ok(writer.finish()?)
    }
}

/// Each thirteen bits as two letters, which is denser than any encoding of whole bytes.
fn letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() / 13 * 16 + 16);
    let (mut bits, mut count) = (0_u32, 0);
    // With two more bytes, the last bits fill up to thirteen.
    for &byte in bytes.iter().chain(&[0; 2]) {
        bits = bits << 8 | u32::from(byte);
        count += 8;
        if count >= 13 {
            count -= 13;
            let word = bits >> count & 0x1fff;
            text.extend([word / 91, word % 91].map(letter));
        }
    }
    text
}

/// A digit, 0 to 90, as a letter. “<” is left out because it has a meaning in HTML.
fn letter(digit: u32) -> char {
    let code = if digit < 27 { 33 + digit } else { 34 + digit };
    char::from_u32(code).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `www/platform/unpack.js` does it.
    fn bytes(text: &str, length: usize) -> Vec<u8> {
        let digits: Vec<u32> = text
            .bytes()
            .map(|code| u32::from(code) - if code > 60 { 34 } else { 33 })
            .collect();
        let bits: Vec<bool> = digits
            .chunks(2)
            .map(|pair| pair[0] * 91 + pair[1])
            .flat_map(|word| (0..13).rev().map(move |bit| word >> bit & 1 == 1))
            .collect();
        let byte = |bits: &[bool]| bits.iter().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
        bits.chunks(8).map(byte).take(length).collect()
    }

    #[test]
    fn letters_keep_every_byte_and_mean_nothing_in_a_page() {
        for length in [0, 1, 2, 12, 13, 14, 1000] {
            let all: Vec<u8> = (0..length).map(|i| (i * i + 7 * i) as u8).collect();
            let text = letters(&all);
            assert_eq!(bytes(&text, length), all);
            assert!(text.bytes().all(|letter| letter.is_ascii_graphic() && letter != b'<'));
        }
    }

    #[test]
    fn pieces_are_packed_as_browsers_unpack_them() {
        let mut pieces = Pieces::default();
        pieces.add("a.js", b"one");
        pieces.add("b.js", b"three");
        assert_eq!(pieces.lengths, [("a.js".to_owned(), 3), ("b.js".to_owned(), 5)]);
        let packed = pieces.packed().unwrap();
        let mut unpacked = flate2::write::ZlibDecoder::new(Vec::new());
        unpacked.write_all(&packed).unwrap();
        assert_eq!(unpacked.finish().unwrap(), b"onethree");
    }
}
