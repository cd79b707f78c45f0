//! Icons, and the pictures shown with links to a game: the page's own drawing (`pictures.mjs`), made into pixels.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use mancala::Game;
use png::ColorType;
use resvg::{tiny_skia, usvg};
use serde::Deserialize;

use crate::site::Site;

/// The script that draws them as SVG.
const DRAW: &str = "src/bin/tool/pictures.mjs";
/// The icon for any size, to be shown as it is.
pub const ICON: &str = "icons/icon.svg";
/// Icons by their size in pixels.
pub const ICONS: [(u16, &str); 3] = [
    (180, "icons/icon-180.png"),
    (192, "icons/icon-192.png"),
    (512, "icons/icon-512.png"),
];
/// The icon that a device may crop to any shape.
pub const MASKABLE: (u16, &str) = (512, "icons/maskable-512.png");
/// The width of a picture shown with a link, in pixels.
const LINK: u16 = 1200;

/// The picture shown with links to a game.
pub fn of_game(game: Game) -> String {
    format!("pictures/{}.png", game.key())
}

/// The drawings, as SVG.
#[derive(Deserialize)]
struct Drawings {
    icon: String,
    /// The icon for larger sizes, with more detail.
    large: String,
    maskable: String,
    /// By the key of each game.
    boards: BTreeMap<String, String>,
}

/// Draws all of them into a site, whose core has been built.
pub fn write(site: &Site, folder: &Path) -> Result<()> {
    let put = |file: &str, bytes: &[u8]| {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(&path, bytes).with_context(|| format!("{file} cannot be written"))
    };
    let drawings = Drawings::of(site)?;
    put(ICON, drawings.icon.as_bytes())?;
    for (size, file) in ICONS {
        put(file, &png(&drawings.large, size)?)?;
    }
    put(MASKABLE.1, &png(&drawings.maskable, MASKABLE.0)?)?;
    for game in Game::ALL {
        let board = drawings.boards.get(game.key()).context("a game was not drawn")?;
        put(&of_game(game), &png(board, LINK)?)?;
    }
    Ok(())
}

impl Drawings {
    fn of(site: &Site) -> Result<Self> {
        let drawn = Command::new("node")
            .arg(DRAW)
            .current_dir(&site.root)
            .output()
            .context("node could not be started")?;
        if !drawn.status.success() {
            bail!(
                "the pictures cannot be drawn: {}",
                String::from_utf8_lossy(&drawn.stderr)
            );
        }
        Ok(serde_json::from_slice(&drawn.stdout)?)
    }
}

/// A drawing as a PNG file of this width in pixels.
fn png(svg: &str, width: u16) -> Result<Vec<u8>> {
    let drawing = usvg::Tree::from_str(svg, &usvg::Options::default())?;
    let size = drawing
        .size()
        .to_int_size()
        .scale_to_width(width.into())
        .context("a drawing without a size")?;
    let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height()).context("a drawing without a size")?;
    let scale = f32::from(width) / drawing.size().width();
    resvg::render(
        &drawing,
        tiny_skia::Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    encode(&pixels)
}

/// A PNG file as small as possible, without transparency where there is none.
fn encode(pixels: &tiny_skia::Pixmap) -> Result<Vec<u8>> {
    let opaque = pixels.pixels().iter().all(|pixel| pixel.is_opaque());
    let (colour, channels) = if opaque {
        (ColorType::Rgb, 3)
    } else {
        (ColorType::Rgba, 4)
    };
    let bytes: Vec<u8> = pixels
        .pixels()
        .iter()
        .map(|pixel| pixel.demultiply())
        .flat_map(|pixel| {
            [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
                .into_iter()
                .take(channels)
        })
        .collect();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_color(colour);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(file)
}
