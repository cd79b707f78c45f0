/** What is used of lean-qr 2.7.4 (its `extras/svg`, unchanged): https://github.com/davidje13/lean-qr, see lean-qr.LICENSE. */

/** The outlines of a code's dark squares, one unit a square. */
export function toSvgPath(code: { size: number; get: (x: number, y: number) => boolean }): string;
