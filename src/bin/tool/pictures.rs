//! Icons and the pictures that a link to a game is shown with, drawn from the games' own boards and the page's colours.

use std::f32::consts::TAU;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use mancala::{Board, Game, Options, Setup};

use crate::scene::{Fill, Scene};
use crate::words::Words;

/// The icon at every size, for what shows it as it is.
pub const ICON: &str = "icons/icon.svg";
/// Icons by their size in pixels.
pub const ICONS: [(u32, &str); 3] = [
    (180, "icons/icon-180.png"),
    (192, "icons/icon-192.png"),
    (512, "icons/icon-512.png"),
];
/// The icon that a device may cut to any shape.
pub const MASKABLE: (u32, &str) = (512, "icons/maskable-512.png");
/// Size of a picture beside a link, as those who show them want it.
pub const LINK: (u32, u32) = (1200, 630);

/// The picture that a link to a game is shown with.
pub fn of_game(game: Game) -> String {
    format!("pictures/{}.png", game.key())
}

/// Draws all of them into a site.
pub fn write(folder: &Path, words: &Words) -> Result<()> {
    let put = |file: &str, bytes: &[u8]| {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(&path, bytes).with_context(|| format!("{file} cannot be written"))
    };
    let pens = Pens::of(words)?;
    // It is part of every first visit, and mostly shown so small that one sees no shadows.
    put(ICON, icon(&pens, 12.0, 1.0, false).svg()?.as_bytes())?;
    let icon_with_shadows = icon(&pens, 12.0, 1.0, true);
    for (size, file) in ICONS {
        put(file, &icon_with_shadows.png(scale(size))?)?;
    }
    put(MASKABLE.1, &icon(&pens, 0.0, 0.8, true).png(scale(MASKABLE.0))?)?;
    for game in Game::ALL {
        put(&of_game(game), &board(game, &pens).png(1.0)?)?;
    }
    Ok(())
}

/// The side of the icon, in its own units.
const SIDE: f32 = 64.0;

#[expect(clippy::cast_precision_loss, reason = "a size in pixels")]
fn scale(size: u32) -> f32 {
    size as f32 / SIDE
}

/// The fills of everything that is drawn.
struct Pens {
    sand: Fill,
    wood: Fill,
    /// Of the wooden board: its raised edge.
    edge: Fill,
    hollow: Fill,
    nut: Fill,
    ngola: Fill,
    /// Under a seed.
    shadow: Fill,
    /// Between the two sides.
    line: Fill,
}

impl Pens {
    fn of(words: &Words) -> Result<Self> {
        let colour = |name: &str| words.colour(name).map(str::to_owned);
        let slope =
            |from: &str, to: &str| Ok::<_, anyhow::Error>(Fill::Slope(vec![(0.0, colour(from)?), (1.0, colour(to)?)]));
        let seed = |kind: &str| {
            let shades = [(0.0, "light"), (0.55, "base"), (1.0, "dark")];
            let stops = shades.map(|(at, shade)| Ok((at, colour(&format!("{kind}.{shade}"))?)));
            Ok::<_, anyhow::Error>(Fill::Glow((-0.35, -0.4), stops.into_iter().collect::<Result<_>>()?))
        };
        let shade = colour("shade")?;
        let faded = |alpha: &str| format!("{shade}{alpha}");
        Ok(Self {
            sand: slope("sand.light", "sand.base")?,
            wood: slope("wood.light", "wood.base")?,
            edge: slope("wood.base", "wood.dark")?,
            // The light comes from the upper left: there the wall of a hollow is dark.
            hollow: Fill::Glow(
                (0.3, 0.35),
                vec![
                    (0.0, faded("40")),
                    (0.7, faded("80")),
                    (0.93, faded("c0")),
                    (1.0, faded("50")),
                ],
            ),
            nut: seed("nut")?,
            ngola: seed("ngola")?,
            shadow: Fill::Glow(
                (0.0, 0.0),
                vec![(0.0, faded("90")), (0.6, faded("70")), (1.0, faded("00"))],
            ),
            line: Fill::Slope(vec![(0.0, faded("50")), (1.0, faded("50"))]),
        })
    }
}

/// Four seeds in a hole in the sand.
fn icon(pens: &Pens, corner: f32, size: f32, shadows: bool) -> Scene {
    let half = SIDE / 2.0;
    let mut scene = Scene::new(SIDE, SIDE);
    scene.rectangle((half, half), (half, half), corner, pens.sand.clone());
    let radius = 26.0 * size;
    scene.ellipse((half, half), (radius, radius), pens.hollow.clone());
    for (x, y) in [(-1.0, -0.7), (0.8, -1.0), (-0.8, 1.0), (1.0, 0.7)] {
        let at = (half + x * radius * 0.36, half + y * radius * 0.36);
        if shadows {
            draw_shadow(&mut scene, pens, at, radius * 0.34);
        }
        draw_seed(&mut scene, &pens.nut, at, radius * 0.34);
    }
    scene
}

fn draw_shadow(scene: &mut Scene, pens: &Pens, (x, y): (f32, f32), radius: f32) {
    let under = (x + radius * 0.22, y + radius * 0.3);
    scene.ellipse(under, (radius * 1.15, radius * 1.1), pens.shadow.clone());
}

fn draw_seed(scene: &mut Scene, fill: &Fill, at: (f32, f32), radius: f32) {
    scene.ellipse(at, (radius, radius * 0.92), fill.clone());
}

/// The board of a game, laid out for its start.
#[expect(clippy::cast_precision_loss, reason = "a board has few holes")]
fn board(game: Game, pens: &Pens) -> Scene {
    let setup = Setup::standard(Options::standard(game));
    let board = setup.options.board();
    let (width, height) = (LINK.0 as f32, LINK.1 as f32);
    let (columns, lines) = (board.columns() as f32, board.lines() as f32);
    let ring = board == Board::Ring;
    let middle = (width / 2.0, height / 2.0);
    // The picture is the ground itself, or the ground on which the wooden board lies.
    let mut scene = Scene::new(width, height);
    scene.rectangle(middle, middle, 0.0, pens.sand.clone());
    let margin = if ring { 70.0 } else { 40.0 };
    let pitch = ((width - 2.0 * margin) / columns).min((height - 2.0 * margin) / (lines + 0.22));
    if ring {
        let half = (columns * pitch / 2.0 + 16.0, lines * pitch / 2.0 + 26.0);
        scene.rectangle(
            (middle.0 + 5.0, middle.1 + 8.0),
            (half.0 + 26.0, half.1 + 26.0),
            60.0,
            pens.line.clone(),
        );
        scene.rectangle(middle, (half.0 + 24.0, half.1 + 24.0), 58.0, pens.edge.clone());
        scene.rectangle(middle, half, 44.0, pens.wood.clone());
        // The store, between the two nti.
        scene.ellipse(
            middle,
            ((columns / 2.0 - 1.1) * pitch, pitch * 0.43),
            pens.hollow.clone(),
        );
    } else {
        scene.rectangle(middle, (columns * pitch / 2.0, 2.0), 2.0, pens.line.clone());
    }
    let gap = pitch * 0.11;
    for hole in board.holes() {
        let name = board.name(hole);
        let (column, line) = (f32::from(name.column) - 0.5, f32::from(name.line) + 0.5);
        let up = line - lines / 2.0;
        let at = (
            middle.0 + (column - columns / 2.0) * pitch,
            middle.1 - up * pitch - if up == 0.0 { 0.0 } else { up.signum() * gap },
        );
        let radius = pitch * 0.435;
        scene.ellipse(at, (radius, radius), pens.hollow.clone());
        let fill = if ring { &pens.ngola } else { &pens.nut };
        for place in places(usize::from(hole.0), usize::from(setup.seeds[usize::from(hole.0)])) {
            let seed = (at.0 + place.0 * radius, at.1 + place.1 * radius);
            draw_shadow(&mut scene, pens, seed, radius * 0.27);
            draw_seed(&mut scene, fill, seed, radius * 0.27);
        }
    }
    scene
}

/// Where the seeds of a hole of radius 1 lie: side by side, turned a little differently in every hole.
#[expect(clippy::cast_precision_loss, reason = "a hole has few seeds")]
fn places(hole: usize, seeds: usize) -> impl Iterator<Item = (f32, f32)> {
    let distance = match seeds {
        1 => 0.0,
        2 => 0.3,
        3 => 0.36,
        _ => 0.45,
    };
    let turn = hole as f32 * 2.4;
    (0..seeds).map(move |seed| {
        let angle = turn + TAU * seed as f32 / seeds as f32;
        (distance * angle.cos(), distance * angle.sin())
    })
}
