//! The pages of the hosted site: the first one, one for each game that gives links to it their own words and picture,
//! the demo of embedded boards, the one for unknown addresses, and the manifest for installing the game.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use mancala::Game;
use serde_json::json;

use crate::digest::for_policy;
use crate::pack::{self, BASE, CORE, DEMO_MAIN, DEMO_STYLE, GLUE, MAIN, Packed, STYLE};
use crate::pictures;
use crate::site::{DEMO, PAGE, Site};
use crate::words::Words;

/// The manifest for installing the game.
pub const MANIFEST: &str = "manifest.webmanifest";
/// What a web server shows for unknown addresses.
pub const LOST: &str = "404.html";
/// Its script.
const LOST_SCRIPT: &str = "www/platform/lost.js";
/// Where that is packed, next to the folders of sites.
const PIECES: &str = "target/lost";

/// The page of a game.
pub fn of_game(game: Game) -> String {
    format!("{}.html", game.key())
}

/// Writes all of them. `home` is the site's future address, if known.
pub fn write(site: &Site, folder: &Path, packed: &Packed, words: &Words, home: Option<&str>) -> Result<()> {
    let put = |file: &str, text: &str| {
        fs::write(folder.join(file), text).with_context(|| format!("{file} cannot be written"))
    };
    let colours = Colours::of(site)?;
    let page = linked(&lean(&source(site, PAGE)?), packed)?;
    let name = words.text("appName")?;
    // The first page shows the game that newcomers see first.
    let first = Card {
        title: name.to_owned(),
        text: words.text("host.about")?.to_owned(),
        picture: pictures::of_game(Game::Nsolo),
        seen: words
            .text("host.picture")?
            .replace("{game}", words.of_game(Game::Nsolo, "name")?),
        file: String::new(),
    };
    put(PAGE, &headed(&page, &first, &colours, home)?)?;
    for game in Game::ALL {
        let title = words.of_game(game, "name")?;
        let card = Card {
            title: format!("{title} – {name}"),
            text: format!("{} {}", words.of_game(game, "tagline")?, words.text("host.about")?),
            picture: pictures::of_game(game),
            seen: words.text("host.picture")?.replace("{game}", title),
            file: of_game(game),
        };
        let opens = format!("<html lang=\"en\" data-opens=\"{}\">", game.key());
        let page = replaced(&page, "<html lang=\"en\">", &opens)?;
        put(&card.file, &headed(&page, &card, &colours, home)?)?;
    }
    let demo = lean(&source(site, DEMO)?);
    let demo = replaced(&demo, &stylesheet(DEMO_STYLE), &stylesheet(packed.address(DEMO_STYLE)?))?;
    let demo = replaced(&demo, &script(DEMO_MAIN), &script(packed.address(DEMO_MAIN)?))?;
    put(
        DEMO,
        &replaced(
            &demo,
            NO_ICON,
            &format!("<link rel=\"icon\" href=\"{}\">", pictures::ICON),
        )?,
    )?;
    put(LOST, &lost(site, packed, words, home)?)?;
    put(MANIFEST, &manifest(words, &colours)?)
}

/// An address to which the names of files can be added.
pub fn as_folder(address: &str) -> String {
    format!("{}/", address.trim_end_matches('/'))
}

/// Whether a file of a written site belongs to a first visit: the page and what it names, except pictures, which are
/// for other sites.
pub fn is_first(page: &str, file: &str) -> bool {
    file == PAGE || page.contains(&format!("\"{file}\"")) && !file.ends_with(".png")
}

/// A page from the working tree.
pub fn source(site: &Site, file: &str) -> Result<String> {
    fs::read_to_string(site.root.join(file)).with_context(|| format!("{file} cannot be read"))
}

/// The page without comments for its authors.
fn lean(page: &str) -> String {
    let mut parts = page.split("<!--");
    let mut text = parts.next().unwrap_or_default().to_owned();
    // What follows the end of each comment; of one that never ends, nothing.
    text.extend(parts.filter_map(|part| Some(part.split_once("-->")?.1)));
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// A text with one part of it replaced.
pub fn replaced(text: &str, part: &str, by: &str) -> Result<String> {
    if text.matches(part).count() != 1 {
        bail!("a page should say {part} once");
    }
    Ok(text.replacen(part, by, 1))
}

/// The icon of a page in the working tree, which has no pictures.
pub const NO_ICON: &str = "<link rel=\"icon\" href=\"data:,\">";

/// The element that loads a style.
pub fn stylesheet(address: &str) -> String {
    format!("<link rel=\"stylesheet\" href=\"{address}\">")
}

/// The element that loads a program.
pub fn script(address: &str) -> String {
    format!("<script type=\"module\" src=\"{address}\"></script>")
}

/// The page with the addresses of the packed files, and hints that let the browser load all that the start needs at
/// once rather than in sequence.
fn linked(page: &str, packed: &Packed) -> Result<String> {
    let page = replaced(page, &stylesheet(STYLE), &stylesheet(packed.address(STYLE)?))?;
    let (first, more) = packed.start.split_first().context("nothing was packed")?;
    let more = more.iter().map(String::as_str).chain([packed.address(GLUE)?]);
    let mut loads: String = more
        .map(|file| format!("<link rel=\"modulepreload\" href=\"{file}\">\n"))
        .collect();
    let core = packed.address(CORE)?;
    loads += &format!("<link rel=\"preload\" href=\"{core}\" as=\"fetch\" type=\"application/wasm\" crossorigin>\n");
    loads += &script(first);
    replaced(&page, &script(MAIN), &loads)
}

/// What other sites show with a link to a page.
struct Card {
    title: String,
    text: String,
    picture: String,
    /// The picture in words.
    seen: String,
    file: String,
}

/// The page with the words and pictures for other sites.
fn headed(page: &str, card: &Card, colours: &Colours, home: Option<&str>) -> Result<String> {
    let home_or_here = home.unwrap_or_default();
    let mut tags = vec![
        ("og:title", card.title.clone()),
        ("og:description", card.text.clone()),
        ("og:image", format!("{home_or_here}{}", card.picture)),
        ("og:image:alt", card.seen.clone()),
    ];
    if let Some(home) = home {
        tags.push(("og:url", format!("{home}{}", card.file)));
    }
    let tags: String = tags
        .iter()
        .map(|(name, content)| format!("\n<meta property=\"{name}\" content=\"{}\">", escaped(content)))
        .collect();
    let title = format!(
        "<title>{}</title>\n<meta name=\"description\" content=\"{}\">{tags}\n\
         <meta name=\"twitter:card\" content=\"summary_large_image\">\n\
         <meta name=\"theme-color\" content=\"{}\" media=\"(prefers-color-scheme: light)\">\n\
         <meta name=\"theme-color\" content=\"{}\" media=\"(prefers-color-scheme: dark)\">",
        escaped(&card.title),
        escaped(&card.text),
        colours.day,
        colours.night,
    );
    let page = replaced(page, "<title>Four Mancalas</title>", &title)?;
    let icons = format!(
        "<link rel=\"icon\" href=\"{}\">\n<link rel=\"apple-touch-icon\" href=\"{}\">\n\
         <link rel=\"manifest\" href=\"{MANIFEST}\">",
        pictures::ICON,
        pictures::ICONS[0].1,
    );
    replaced(&page, NO_ICON, &icons)
}

/// The page for unknown addresses. It may be shown at any depth, so relative addresses do not work, and its script is
/// inlined: it finds a link in the address and goes on to the game.
fn lost(site: &Site, packed: &Packed, words: &Words, home: Option<&str>) -> Result<String> {
    let made = site.root.join(PIECES);
    let options = json!({ "format": "iife", "define": pack::define(&[("home", json!(home))]) });
    pack::esbuild(site, &made, &[LOST_SCRIPT.to_owned()], &options)?;
    let script = fs::read_to_string(made.join(LOST_SCRIPT)).with_context(|| format!("{LOST_SCRIPT} was not made"))?;
    let home_or_here = home.unwrap_or("./");
    Ok(format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" \
         content=\"default-src 'none'; script-src {policy}; style-src 'self'; img-src 'self'\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"robots\" content=\"noindex\">\n<title>{name}</title>\n\
         <link rel=\"icon\" href=\"{home_or_here}{icon}\">\n\
         <link rel=\"stylesheet\" href=\"{home_or_here}{style}\">\n</head>\n<body>\n  \
         <header class=\"top\"><h1>{name}</h1></header>\n  \
         <main><p>{text} <a href=\"{home_or_here}\">{link}</a></p></main>\n  \
         <script>{script}</script>\n</body>\n</html>\n",
        policy = for_policy(&script),
        name = escaped(words.text("appName")?),
        icon = pictures::ICON,
        style = packed.address(STYLE)?,
        text = escaped(words.text("host.lost")?),
        link = escaped(words.text("host.found")?),
    ))
}

fn manifest(words: &Words, colours: &Colours) -> Result<String> {
    let png = |(size, file): (u16, &str), purpose: &str| {
        let sizes = format!("{size}x{size}");
        json!({ "src": file, "type": "image/png", "sizes": sizes, "purpose": purpose })
    };
    let mut icons = vec![json!({ "src": pictures::ICON, "type": "image/svg+xml", "sizes": "any" })];
    icons.extend(pictures::ICONS[1..].iter().map(|icon| png(*icon, "any")));
    icons.push(png(pictures::MASKABLE, "maskable"));
    let shortcut = |game| Ok::<_, anyhow::Error>(json!({ "name": words.of_game(game, "name")?, "url": of_game(game) }));
    let shortcuts = Game::ALL.into_iter().map(shortcut).collect::<Result<Vec<_>>>()?;
    let manifest = json!({
        "name": words.text("appName")?,
        "short_name": words.text("host.short")?,
        "description": words.text("host.about")?,
        "start_url": "./",
        "display": "standalone",
        "background_color": colours.day,
        "theme_color": colours.day,
        "icons": icons,
        "shortcuts": shortcuts,
    });
    Ok(serde_json::to_string(&manifest)?)
}

/// The background colours of the page, by day and by night.
struct Colours {
    day: String,
    night: String,
}

impl Colours {
    /// Reads them from the stylesheet.
    fn of(site: &Site) -> Result<Self> {
        let style = fs::read_to_string(site.root.join(BASE)).with_context(|| format!("{BASE} cannot be read"))?;
        let mut grounds = style
            .split("--page: ")
            .skip(1)
            .filter_map(|rest| rest.split(';').next());
        let mut next = || grounds.next().map(str::to_owned).context("the page has no colour");
        Ok(Self {
            day: next()?,
            night: next()?,
        })
    }
}

/// Text as it may stand between quotes in HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_page_is_replaced_where_it_stands_once() {
        assert_eq!(replaced("a b c", "b", "x").unwrap(), "a x c");
        assert!(replaced("a b b", "b", "x").is_err());
        assert!(replaced("a", "b", "x").is_err());
    }

    #[test]
    fn comments_for_authors_are_left_out_however_many_lines_they_have() {
        let page = "<body>\n  <!-- one -->\n  <p>a</p> <!-- two\n  more --> <b>c</b>\n</body>\n";
        assert_eq!(lean(page), "<body>\n<p>a</p>  <b>c</b>\n</body>");
    }

    #[test]
    fn a_first_visit_loads_what_the_page_names_but_for_pictures() {
        let page = "<script src=\"www/main-A.js\"><meta content=\"pictures/nsolo.png\">";
        assert!(is_first(page, "www/main-A.js") && is_first(page, PAGE));
        assert!(!is_first(page, "pictures/nsolo.png") && !is_first(page, "www/book-B.js"));
    }
}
