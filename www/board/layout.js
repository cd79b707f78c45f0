/**
 * Where everything on the board lies: pure geometry in CSS pixels, without canvas or DOM.
 *
 * Everything derives from one unit: the pitch, the distance between the centres of two neighbouring holes in a row.
 * `layoutBoard` takes the largest pitch with which the whole board fits.
 *
 * @typedef {import("../core/mancala").BoardInfo} BoardInfo
 *
 * @typedef {object} Spot  A point.
 * @property {number} x
 * @property {number} y
 *
 * @typedef {object} HoleSpot  A round hole.
 * @property {number} x
 * @property {number} y
 * @property {number} r
 * @property {0 | 1} side  Whose it is: 0 South, 1 North.
 *
 * @typedef {object} Oval
 * @property {number} x
 * @property {number} y
 * @property {number} rx
 * @property {number} ry
 *
 * @typedef {object} Ground  The sandy ground or the wooden board: a rectangle with rounded corners.
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {number} radius  Of the corners.
 * @property {number} edge    Width of the wooden board's raised edge; 0 on sand.
 *
 * @typedef {object} Layout
 * @property {number} width   Of the whole drawing. May exceed what was available: then the page scrolls sideways.
 * @property {number} height
 * @property {boolean} ring   True for the wooden board of Embeli, false for the sandy ground of the others.
 * @property {boolean} flipped
 * @property {number} pitch   Distance between the centres of neighbouring holes.
 * @property {number} radius  Of an ordinary hole.
 * @property {number} seed    Radius of a seed.
 * @property {Ground} ground
 * @property {HoleSpot[]} holes  Indexed like `BoardInfo.holes`.
 * @property {number[]} next  For each hole the next one in sowing order.
 * @property {Oval | null} store
 * @property {[Oval, Oval] | null} piles  Where the seeds taken by South and by North lie; null where nothing is ever
 * taken.
 * @property {[Spot, Spot]} counts  Where the numbers of those seeds stand.
 * @property {[Spot, Spot]} sides   Where South's and North's signs stand.
 * @property {number} signSize  Half the width of such a sign.
 * @property {(Spot & {text: string})[]} labels  Letters at the left and right edges, numbers along the columns.
 * @property {number} labelSize  Font size of the labels; 0 when there are none.
 * @property {number} numeral  Font size of the numbers of seeds.
 * @property {{x1: number, y1: number, x2: number, y2: number} | null} line  Between the two sides of a board of four
 * rows.
 *
 * @typedef {object} LayoutOptions
 * @property {boolean} [flipped]   Seen from North's side.
 * @property {boolean} [labels]    Letters and numbers along the edges. Default true.
 * @property {boolean} [large]     Letters and numbers that can be read from the back of a room.
 * @property {number} [minPitch]   Below this the board grows wider than the screen. Default 24.
 * @property {number} [maxPitch]   Above this a board only looks coarse. Default 132.
 */

/** How much the pitch shrinks at each attempt to fit. */
const STEP = 0.25;
/** A screen at least this wide is not a phone held upright. */
const ROOMY = 700;
/** How much of each strip for taken seeds can be given up where even the smallest board is too high. */
const LEAN = 8;
/** How much larger letters and numbers are for the back of a room. */
const LARGE = 1.7;

/**
 * Lays out a board in the room there is.
 *
 * @param {BoardInfo} board
 * @param {number} width   Available width.
 * @param {number} height  Available height, `Infinity` where the page may scroll.
 * @param {LayoutOptions} [options]
 * @returns {Layout}
 */
export function layoutBoard(board, width, height, options = {}) {
  const { flipped = false, labels = true, large = false, minPitch = 24, maxPitch = 132 } = options;
  const scale = large ? LARGE : 1;
  const letters = labels ? scale : 0;
  const plans = board.shape === "ring" ? [ringPlan] : [stripPlan, cornerPlan];
  for (let pitch = maxPitch; pitch > minPitch; pitch -= STEP) {
    for (const plan of plans) {
      const measures = plan(board, pitch, letters);
      if (measures.width > width || measures.height > height) continue;
      // Where the width is the limit and there is height to spare, give some of it to the piles.
      const spare =
        plan === stripPlan && width >= ROOMY && pitch < maxPitch
          ? Math.min((height - measures.height) / 2, pitch * 0.6)
          : 0;
      return place(board, spare > 0 ? stripPlan(board, pitch, letters, spare) : measures, flipped, scale);
    }
  }
  const least = plans[0](board, minPitch, letters);
  const lack = Math.max((height - least.height) / 2, -LEAN);
  return place(
    board,
    plans[0] === stripPlan && lack < 0 ? stripPlan(board, minPitch, letters, lack) : least,
    flipped,
    scale,
  );
}

/**
 * The sizes that follow from a pitch. The board is symmetric: left and top also hold for right and bottom.
 *
 * @typedef {object} Measures
 * @property {number} pitch
 * @property {number} labelSize
 * @property {number} edge     Width of the raised edge.
 * @property {number} left     From the drawing's edge to the outer border of the first column.
 * @property {number} top      From the drawing's edge to the outer border of North's back row.
 * @property {number} letters  From the drawing's edge to the middle of the letters.
 * @property {number} numbers  From the drawing's edge to the middle of the numbers.
 * @property {number} gap      Extra room between the two sides (four rows) or around the central rank (ring).
 * @property {number} width
 * @property {number} height
 * @property {Oval | null} pile  South's pile, seen from South's corner of the board: x and y count from the right and
 * bottom edges.
 * @property {Spot} sign       South's sign, counted in the same way.
 * @property {Spot} count      South's number of taken seeds, counted in the same way.
 * @property {number} signSize
 */

/** @param {number} value @param {number} low @param {number} high */
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** @param {number} pitch @param {number} labels  How large: 1 is normal, 0 none. */
const labelSizeOf = (pitch, labels) => (labels ? clamp(pitch * 0.22 * labels, 11, 20 * labels) : 0);

/**
 * Four rows with the taken seeds in strips along the sides' own edges: for narrow screens and very long boards.
 * @param {BoardInfo} board @param {number} pitch @param {number} labels @param {number} [spare]  More height for each
 * strip.
 * @returns {Measures}
 */
function stripPlan(board, pitch, labels, spare = 0) {
  const labelSize = labelSizeOf(pitch, labels);
  const margin = 3 + pitch * 0.06;
  const strip = Math.max(pitch * 0.62, 24) + spare;
  const letterRoom = labels ? labelSize * 1.05 : pitch * 0.12;
  const numberRoom = labels ? labelSize * 1.3 + 2 : pitch * 0.12;
  const gap = pitch * 0.22;
  const left = margin + letterRoom;
  const top = margin + strip + numberRoom;
  const width = 2 * left + board.columns * pitch;
  const signSize = clamp(pitch * 0.16, 5.5, 14);
  // The sign and the number stand at each player's left hand, the pile in the middle.
  const fromLeft = (/** @type {number} */ x) => width - left - x;
  const y = margin + strip / 2;
  const numeral = clamp(pitch * 0.28, 13, 26) * Math.max(labels, 1);
  const sign = pitch * 0.06 + signSize * 1.3;
  const count = sign + signSize * 1.5 + numeral * 1.25;
  const rx = Math.min((board.columns * pitch) / 2 - count - numeral * 1.3, pitch * 7);
  return {
    pitch,
    labelSize,
    edge: 0,
    left,
    top,
    gap,
    width,
    signSize,
    letters: margin + letterRoom * 0.45,
    numbers: margin + strip + numberRoom * 0.5,
    height: 2 * top + board.lines * pitch + gap,
    pile: { x: width / 2, y, rx, ry: strip * 0.46 },
    sign: { x: fromLeft(sign), y },
    count: { x: fromLeft(count), y },
  };
}

/**
 * Four rows with the taken seeds beside the rows, each at its player's right hand: for wide screens.
 * @param {BoardInfo} board @param {number} pitch @param {number} labels @returns {Measures}
 */
function cornerPlan(board, pitch, labels) {
  const labelSize = labelSizeOf(pitch, labels);
  const margin = 4 + pitch * 0.08;
  const corner = Math.max(pitch * 1.5, 64);
  const room = labels ? labelSize * 1.4 : pitch * 0.12;
  const gap = pitch * 0.22;
  const left = margin + corner + room;
  const top = margin + room;
  const signSize = clamp(pitch * 0.16, 5.5, 14);
  const x = margin + corner / 2;
  const signY = top + pitch * 0.3;
  return {
    pitch,
    labelSize,
    edge: 0,
    left,
    top,
    gap,
    signSize,
    letters: margin + corner + room * 0.5,
    numbers: margin + room * 0.5,
    width: 2 * left + board.columns * pitch,
    height: 2 * top + board.lines * pitch + gap,
    pile: { x, y: top + pitch * 1.2, rx: corner * 0.46, ry: pitch * 0.66 },
    sign: { x: x + pitch * 0.3, y: signY },
    count: { x: x - pitch * 0.16, y: signY },
  };
}

/**
 * Embeli: two rows and between them the store with a nti at each end. The labels stand on the raised edge.
 * @param {BoardInfo} board @param {number} pitch @param {number} labels @returns {Measures}
 */
function ringPlan(board, pitch, labels) {
  const labelSize = labelSizeOf(pitch, labels);
  const edge = Math.max(labelSize * 1.45, pitch * 0.24, 12);
  const left = edge + pitch * 0.07;
  const signSize = clamp(labelSize * 0.5, 5, 14);
  const width = 2 * left + board.columns * pitch;
  return {
    pitch,
    labelSize,
    edge,
    left,
    top: left,
    width,
    signSize,
    letters: edge / 2,
    numbers: edge / 2,
    gap: pitch * 0.2,
    height: 2 * left + board.lines * pitch + pitch * 0.2,
    pile: null,
    // Between the two middle numbers.
    sign: { x: width / 2, y: edge / 2 },
    count: { x: width / 2, y: edge / 2 },
  };
}

/**
 * Puts everything in its place as seen by South, then turns it by 180 degrees for North.
 * @param {BoardInfo} board @param {Measures} m @param {boolean} flipped @param {number} scale  Of letters and numbers.
 * @returns {Layout}
 */
function place(board, m, flipped, scale) {
  const { pitch, width, height } = m;
  const ring = board.shape === "ring";
  const radius = pitch * 0.435;

  /** @template {Spot} T @param {T} spot @returns {T} */
  const seen = (spot) => (flipped ? { ...spot, x: width - spot.x, y: height - spot.y } : spot);
  /** The same spot as North has it. @template {Spot} T @param {T} spot @returns {T} */
  const opposite = (spot) => ({ ...spot, x: width - spot.x, y: height - spot.y });
  /** South's things are measured from the lower right corner. @template {Spot} T @param {T} spot @returns {[T, T]} */
  const pair = (spot) => [seen(opposite(spot)), seen(spot)];

  const columnX = (/** @type {number} */ column) => m.left + (column - 0.5) * pitch;
  const lineY = (/** @type {number} */ line) => {
    // The extra room lies in the middle, so the rows above it are further up.
    const share = line / (board.lines - 1);
    const extra = ring ? share * m.gap : share > 0.5 ? m.gap : 0;
    return height - m.top - (line + 0.5) * pitch - extra;
  };

  const holes = board.holes.map((hole) =>
    seen({
      x: columnX(hole.column),
      y: lineY(hole.line),
      // A nti has the central rank to itself.
      r: hole.row === "nti" ? radius * 1.08 : radius,
      side: /** @type {0 | 1} */ (hole.side === "south" ? 0 : 1),
    }),
  );

  /** @type {Layout["labels"]} */
  const labels = [];
  if (m.labelSize > 0) {
    for (let line = 0; line < board.lines; line++) {
      const text = String.fromCharCode(65 + line);
      for (const x of [m.letters, width - m.letters]) labels.push(seen({ text, x, y: lineY(line) }));
    }
    for (let column = 1; column <= board.columns; column++) {
      for (const y of [height - m.numbers, m.numbers]) labels.push(seen({ text: `${column}`, x: columnX(column), y }));
    }
  }

  const middle = height / 2;
  const rim = pitch * 0.12;
  return {
    width,
    height,
    ring,
    flipped,
    pitch,
    radius,
    holes,
    labels,
    seed: Math.max(radius * 0.24, 2.8),
    ground: {
      x: 0,
      y: 0,
      width,
      height,
      radius: ring ? pitch * 0.5 : clamp(pitch * 0.3, 10, 28),
      edge: m.edge,
    },
    next: board.holes.map(({ next }) => next),
    store: ring ? { x: width / 2, y: middle, rx: ((board.columns - 2) / 2) * pitch - rim, ry: radius * 0.98 } : null,
    piles: m.pile && pair(m.pile),
    counts: pair(m.count),
    sides: pair(m.sign),
    signSize: m.signSize,
    labelSize: m.labelSize,
    numeral: clamp(pitch * 0.21 * scale, 11, 22 * scale),
    line: ring ? null : { x1: m.left, y1: middle, x2: width - m.left, y2: middle },
  };
}
