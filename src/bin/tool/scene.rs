//! A picture of few shapes, as SVG and as PNG.

use std::fmt::Write;

use anyhow::{Context, Result};
use tiny_skia::{
    Color, FillRule, GradientStop, LinearGradient, Paint, Path, PathBuilder, Pixmap, Point, RadialGradient, Rect,
    Shader, SpreadMode, Transform,
};

/// What a shape is filled with: colours from one place to another, as `#rrggbb` or `#rrggbbaa`.
#[derive(Clone)]
pub enum Fill {
    /// From top to bottom: rows of one colour each make small files.
    Slope(Vec<(f32, String)>),
    /// From a point inside the shape, given in parts of its radius, to its edge.
    Glow((f32, f32), Vec<(f32, String)>),
}

/// One shape.
pub struct Shape {
    centre: (f32, f32),
    radii: (f32, f32),
    /// Of the corners of a rectangle; an ellipse has none.
    corner: Option<f32>,
    fill: Fill,
}

/// A picture.
pub struct Scene {
    width: f32,
    height: f32,
    shapes: Vec<Shape>,
}

impl Scene {
    /// An empty picture of this size.
    pub fn new(width: f32, height: f32) -> Self {
        Self {
            width,
            height,
            shapes: Vec::new(),
        }
    }

    /// Draws an ellipse.
    pub fn ellipse(&mut self, centre: (f32, f32), radii: (f32, f32), fill: Fill) {
        self.shapes.push(Shape {
            centre,
            radii,
            corner: None,
            fill,
        });
    }

    /// Draws a rectangle with round corners.
    pub fn rectangle(&mut self, centre: (f32, f32), radii: (f32, f32), corner: f32, fill: Fill) {
        self.shapes.push(Shape {
            centre,
            radii,
            corner: Some(corner),
            fill,
        });
    }

    /// The picture as an SVG file.
    pub fn svg(&self) -> Result<String> {
        let (mut defs, mut shapes) = (String::new(), String::new());
        let mut known: Vec<String> = Vec::new();
        for shape in &self.shapes {
            let gradient = shape.fill.svg();
            let id = known.iter().position(|other| *other == gradient).unwrap_or(known.len());
            if id == known.len() {
                write!(defs, "{}", gradient.replacen(' ', &format!(" id=\"g{id}\" "), 1))?;
                known.push(gradient);
            }
            let ((x, y), (rx, ry)) = (shape.centre, shape.radii);
            // A tenth of a unit is less than one sees.
            match shape.corner {
                None => write!(
                    shapes,
                    "<ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{rx:.1}\" ry=\"{ry:.1}\""
                )?,
                Some(corner) => {
                    let (left, top, width, height) = (x - rx, y - ry, 2.0 * rx, 2.0 * ry);
                    write!(
                        shapes,
                        "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"{corner}\""
                    )?;
                }
            }
            write!(shapes, " fill=\"url(#g{id})\"/>")?;
        }
        let (width, height) = (self.width, self.height);
        Ok(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\"><defs>{defs}</defs>{shapes}</svg>"
        ))
    }

    /// The picture as a PNG file, enlarged by a factor.
    pub fn png(&self, scale: f32) -> Result<Vec<u8>> {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a size in pixels"
        )]
        let pixels = |length: f32| (length * scale).round() as u32;
        let mut pixmap = Pixmap::new(pixels(self.width), pixels(self.height)).context("a picture without a size")?;
        for shape in &self.shapes {
            let paint = Paint {
                shader: shape.shader()?,
                anti_alias: true,
                ..Paint::default()
            };
            let path = shape.path().context("a shape without a size")?;
            pixmap.fill_path(
                &path,
                &paint,
                FillRule::Winding,
                Transform::from_scale(scale, scale),
                None,
            );
        }
        encode(&pixmap)
    }
}

impl Shape {
    fn path(&self) -> Option<Path> {
        let ((x, y), (rx, ry)) = (self.centre, self.radii);
        let bounds = Rect::from_ltrb(x - rx, y - ry, x + rx, y + ry)?;
        let Some(corner) = self.corner else {
            return PathBuilder::from_oval(bounds);
        };
        // How far the handles of a curve lie from its ends, for a quarter of a circle.
        let handle = corner * (1.0 - 0.5523);
        let (left, top, right, bottom) = (bounds.left(), bounds.top(), bounds.right(), bounds.bottom());
        let mut path = PathBuilder::new();
        path.move_to(left + corner, top);
        path.line_to(right - corner, top);
        path.cubic_to(right - handle, top, right, top + handle, right, top + corner);
        path.line_to(right, bottom - corner);
        path.cubic_to(right, bottom - handle, right - handle, bottom, right - corner, bottom);
        path.line_to(left + corner, bottom);
        path.cubic_to(left + handle, bottom, left, bottom - handle, left, bottom - corner);
        path.line_to(left, top + corner);
        path.cubic_to(left, top + handle, left + handle, top, left + corner, top);
        path.close();
        path.finish()
    }

    fn shader(&self) -> Result<Shader<'static>> {
        let ((x, y), (rx, ry)) = (self.centre, self.radii);
        let shader = match &self.fill {
            Fill::Slope(stops) => LinearGradient::new(
                Point::from_xy(x - rx, y - ry),
                Point::from_xy(x - rx, y + ry),
                gradient_stops(stops)?,
                SpreadMode::Pad,
                Transform::identity(),
            ),
            // A circle of radius 1, stretched to the shape.
            Fill::Glow((from_x, from_y), stops) => RadialGradient::new(
                Point::from_xy(*from_x, *from_y),
                0.0,
                Point::from_xy(0.0, 0.0),
                1.0,
                gradient_stops(stops)?,
                SpreadMode::Pad,
                Transform::from_row(rx, 0.0, 0.0, ry, x, y),
            ),
        };
        shader.context("a gradient that cannot be drawn")
    }
}

impl Fill {
    fn svg(&self) -> String {
        let (head, tail, stops) = match self {
            Self::Slope(stops) => (
                "<linearGradient x2=\"0\" y2=\"1\">".to_owned(),
                "</linearGradient>",
                stops,
            ),
            Self::Glow((x, y), stops) => {
                let focus = format!("fx=\"{}\" fy=\"{}\"", 0.5 + x / 2.0, 0.5 + y / 2.0);
                (format!("<radialGradient {focus}>"), "</radialGradient>", stops)
            }
        };
        let stops = stops.iter().fold(String::new(), |text, (at, colour)| {
            let at = if *at == 0.0 {
                String::new()
            } else {
                format!("offset=\"{at}\" ")
            };
            text + &format!("<stop {at}stop-color=\"{colour}\"/>")
        });
        head + &stops + tail
    }
}

/// A PNG file, without transparency where there is none.
fn encode(pixmap: &Pixmap) -> Result<Vec<u8>> {
    let opaque = pixmap.pixels().iter().all(|pixel| pixel.alpha() == 255);
    let bytes: Vec<u8> = pixmap
        .pixels()
        .iter()
        .map(|pixel| pixel.demultiply())
        .flat_map(|pixel| {
            [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
                .into_iter()
                .take(if opaque { 3 } else { 4 })
        })
        .collect();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixmap.width(), pixmap.height());
    encoder.set_color(if opaque {
        png::ColorType::Rgb
    } else {
        png::ColorType::Rgba
    });
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&bytes)?;
    writer.finish()?;
    Ok(file)
}

fn gradient_stops(stops: &[(f32, String)]) -> Result<Vec<GradientStop>> {
    let stop = |(at, colour): &(f32, String)| Ok(GradientStop::new(*at, parse(colour)?));
    stops.iter().map(stop).collect()
}

fn parse(colour: &str) -> Result<Color> {
    let digits = colour.trim_start_matches('#');
    let value = u32::from_str_radix(digits, 16).with_context(|| format!("{colour} is no colour"))?;
    let [red, green, blue, alpha] = if digits.len() == 6 { value << 8 | 0xff } else { value }.to_be_bytes();
    Ok(Color::from_rgba8(red, green, blue, alpha))
}
