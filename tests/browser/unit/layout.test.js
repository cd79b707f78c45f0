import assert from "node:assert/strict";
import test from "node:test";
import { layoutBoard } from "../../../www/board/layout.js";
import { cssVariables, themes } from "../../../www/board/theme.js";
import { boards } from "./boards.js";

/** @typedef {import("../../../www/board/layout.js").Layout} Layout */

const screens = /** @type {const} */ ([
  [320, 480],
  [360, 640],
  [740, 300],
  [768, 900],
  [1264, 620],
  [1904, 900],
  [360, Infinity],
]);

/**
 * Every board on every screen, with and without labels, from both sides.
 * @param {(layout: Layout, about: string, width: number, height: number) => void} check
 */
function everyLayout(check) {
  for (const [name, board] of Object.entries(boards)) {
    for (const [width, height] of screens) {
      for (const labels of [true, false]) {
        for (const flipped of [true, false]) {
          const about = `${name} on ${width}x${height}${labels ? "" : ", no labels"}${flipped ? ", flipped" : ""}`;
          check(layoutBoard(board, width, height, { labels, flipped }), about, width, height);
        }
      }
    }
  }
}

const near = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) < 1e-6;

test("everything lies inside the ground, and the ground inside the drawing", () => {
  everyLayout((layout, about) => {
    const { ground } = layout;
    const inside = (
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ rx,
      /** @type {number} */ ry,
      /** @type {string} */ what,
    ) =>
      assert.ok(
        x - rx >= ground.x &&
          x + rx <= ground.x + ground.width &&
          y - ry >= ground.y &&
          y + ry <= ground.y + ground.height,
        `${what} outside: ${about}`,
      );
    assert.ok(
      ground.x >= 0 &&
        ground.y >= 0 &&
        ground.x + ground.width <= layout.width &&
        ground.y + ground.height <= layout.height,
      about,
    );
    for (const hole of layout.holes) inside(hole.x, hole.y, hole.r, hole.r, "hole");
    for (const label of layout.labels)
      inside(
        label.x,
        label.y,
        layout.labelSize * 0.3 * label.text.length,
        layout.labelSize * 0.5,
        `label ${label.text}`,
      );
    for (const sign of layout.sides) inside(sign.x, sign.y, layout.signSize, layout.signSize, "sign");
    for (const pile of layout.piles ?? []) inside(pile.x, pile.y, pile.rx, pile.ry, "pile");
    if (layout.store) inside(layout.store.x, layout.store.y, layout.store.rx, layout.store.ry, "store");
  });
});

test("holes overlap neither each other nor store, piles and labels", () => {
  everyLayout((layout, about) => {
    const { holes } = layout;
    for (const [i, a] of holes.entries()) {
      for (const b of holes.slice(i + 1))
        assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > a.r + b.r + 1, `holes: ${about}`);
      const ovals = [...(layout.piles ?? []), ...(layout.store ? [layout.store] : [])];
      for (const oval of ovals) {
        const apart = Math.abs(a.x - oval.x) >= a.r + oval.rx || Math.abs(a.y - oval.y) >= a.r + oval.ry;
        assert.ok(apart, `oval: ${about}`);
      }
      for (const label of layout.labels) {
        assert.ok(
          Math.hypot(a.x - label.x, a.y - label.y) >= a.r + layout.labelSize * 0.4,
          `label ${label.text}: ${about}`,
        );
      }
    }
  });
});

test("a flipped board is the same board turned by 180 degrees", () => {
  for (const [name, board] of Object.entries(boards)) {
    for (const [width, height] of screens) {
      const south = layoutBoard(board, width, height);
      const north = layoutBoard(board, width, height, { flipped: true });
      assert.equal(north.width, south.width);
      assert.equal(north.height, south.height);
      const spots = (/** @type {Layout} */ l) => [
        ...l.holes,
        ...l.labels,
        ...l.sides,
        ...l.counts,
        ...(l.piles ?? []),
        ...(l.store ? [l.store] : []),
      ];
      const turned = spots(north);
      for (const [i, spot] of spots(south).entries()) {
        assert.ok(
          near(spot.x + turned[i].x, south.width) && near(spot.y + turned[i].y, south.height),
          `${name} ${width}: ${i}`,
        );
      }
    }
  }
});

test("South sits below and the columns count from South's left", () => {
  for (const board of Object.values(boards)) {
    const { holes } = layoutBoard(board, 1200, 700);
    for (const [i, info] of board.holes.entries()) {
      for (const [j, other] of board.holes.entries()) {
        if (info.line < other.line) assert.ok(holes[i].y > holes[j].y);
        if (info.column < other.column) assert.ok(holes[i].x < holes[j].x);
      }
      assert.equal(holes[i].side, info.side === "south" ? 0 : 1);
    }
  }
});

test("a board takes all the width or all the height that it may", () => {
  everyLayout((layout, about, width, height) => {
    if (layout.pitch <= 24) return;
    assert.ok(layout.width <= width && layout.height <= height, about);
    const full =
      layout.pitch === 132 || layout.width > width - layout.holes.length * 0.3 - 4 || layout.height > height - 4;
    assert.ok(full, `room left: ${about}, ${layout.width}x${layout.height}`);
  });
});

test("a telephone shows 4x8 with holes of about 40 pixels, and Embeli's of about 32", () => {
  const four = layoutBoard(boards["4x8"], 360, 640);
  assert.ok(four.pitch >= 39 && four.width <= 360, `${four.pitch}`);
  const embeli = layoutBoard(boards.embeli, 360, 640);
  assert.ok(embeli.pitch >= 31.5 && embeli.width <= 360, `${embeli.pitch}`);
});

test("4x36 becomes wider than a telephone rather than too small to touch", () => {
  const layout = layoutBoard(boards["4x36"], 360, 640);
  assert.equal(layout.pitch, 24);
  assert.ok(layout.width > 36 * 24);
  assert.ok(layoutBoard(boards["4x36"], 1904, 900).width > 1880);
});

test("sowing goes round the own rows on four rows and round the whole ring in Embeli", () => {
  const { next } = layoutBoard(boards["4x8"], 800, 600);
  assert.equal(next[15], 0);
  assert.equal(next[31], 16);
  const { next: round } = layoutBoard(boards.embeli, 800, 600);
  assert.equal(round[10], 11);
  assert.equal(round[21], 0);
  assert.deepEqual(
    [...round].sort((a, b) => a - b),
    round.map((_, i) => i),
  );
});

test("the nti lie at the two ends of the central rank, the store between them", () => {
  const { holes, store } = layoutBoard(boards.embeli, 360, 640);
  assert.ok(store);
  assert.ok(near(holes[10].y, store.y) && near(holes[21].y, store.y));
  assert.ok(holes[21].x + holes[21].r < store.x - store.rx && store.x + store.rx < holes[10].x - holes[10].r);
});

/** Relative luminance as WCAG defines it. @param {string} colour */
function luminance(colour) {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const value = parseInt(colour.slice(i, i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test("labels, numerals and accents have the contrast that WCAG AA asks for", () => {
  for (const theme of Object.values(themes)) {
    const { sand, wood } = theme;
    for (const ground of [sand.light, sand.base]) {
      assert.ok(contrast(theme.ink, ground) >= 4.5, `${theme.name} labels on sand`);
      for (const accent of [theme.south, theme.north])
        assert.ok(contrast(accent, ground) >= 3, `${theme.name} ${accent} on sand`);
    }
    for (const ground of [wood.light, wood.base]) {
      assert.ok(
        contrast(theme.woodInk, ground) >= 4.5,
        `${theme.name} labels on wood ${contrast(theme.woodInk, ground)}`,
      );
      for (const accent of [theme.south, theme.north])
        assert.ok(contrast(accent, wood.light) >= 3, `${theme.name} ${accent} on wood ${contrast(accent, wood.light)}`);
    }
    assert.ok(contrast(theme.numeral, theme.badge) >= 7, `${theme.name} numerals`);
    const [south, north] = [luminance(theme.south), luminance(theme.north)];
    assert.ok(Math.max(south, north) / Math.min(south, north) > 1.15, `${theme.name}: the accents differ in lightness`);
    assert.equal(cssVariables(theme)["--south"], theme.south);
  }
});
