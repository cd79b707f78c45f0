/** Boards as the core describes them, built from the rule book's geometry. */

/**
 * Four rows: each side numbers its holes in sowing order, back row from its own left, front row back again.
 * @param {number} columns
 * @returns {import("../../../www/core/mancala").BoardInfo}
 */
export function fourRows(columns) {
  const holes = [0, 1].flatMap((north) =>
    Array.from({ length: 2 * columns }, (_, own) => {
      const front = own >= columns;
      const fromOwnLeft = front ? 2 * columns - 1 - own : own;
      const column = 1 + (north ? columns - 1 - fromOwnLeft : fromOwnLeft);
      const line = north ? (front ? 2 : 3) : front ? 1 : 0;
      const other = north ? 0 : 2 * columns;
      return {
        name: `${"ABCD"[line]}${column}`,
        side: /** @type {"south" | "north"} */ (north ? "north" : "south"),
        row: /** @type {"front" | "back"} */ (front ? "front" : "back"),
        line,
        column,
        next: 2 * columns * north + ((own + 1) % (2 * columns)),
        facing: front ? other + 3 * columns - 1 - own : null,
        behindFacing: front ? other + own - columns : null,
      };
    }),
  );
  return { shape: "four-rows", columns, lines: 4, holes };
}

/**
 * Embeli's ring: ten holes and a nti for each side.
 * @returns {import("../../../www/core/mancala").BoardInfo}
 */
export function ring() {
  const holes = Array.from({ length: 22 }, (_, hole) => {
    const north = hole > 10;
    const nti = hole % 11 === 10;
    const line = nti ? 1 : north ? 2 : 0;
    const column = nti ? (north ? 1 : 10) : north ? 21 - hole : hole + 1;
    return {
      name: `${"ABC"[line]}${column}`,
      side: /** @type {"south" | "north"} */ (north ? "north" : "south"),
      row: /** @type {"nti" | "row"} */ (nti ? "nti" : "row"),
      line,
      column,
      next: (hole + 1) % 22,
      facing: null,
      behindFacing: null,
    };
  });
  return { shape: "ring", columns: 10, lines: 3, holes };
}

/** Every board the page can show, by name. */
export const boards = {
  "4x8": fourRows(8),
  "4x12": fourRows(12),
  "4x20": fourRows(20),
  "4x36": fourRows(36),
  embeli: ring(),
};
