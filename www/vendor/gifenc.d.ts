/** What is used of gifenc 1.0.3 (its build as an ES module, without the link to its source map): https://github.com/mattdesl/gifenc, see gifenc.LICENSE.md. */

export type Colour = number[];

export interface Encoder {
  writeFrame(
    index: Uint8Array,
    width: number,
    height: number,
    options: { palette?: Colour[]; delay?: number; transparent?: boolean; transparentIndex?: number; dispose?: number; repeat?: number },
  ): void;
  finish(): void;
  /** All that was written so far, as a view. */
  bytesView(): Uint8Array;
  bytes(): Uint8Array<ArrayBuffer>;
}

export function GIFEncoder(options?: { initialCapacity?: number }): Encoder;
export function quantize(rgba: Uint8Array | Uint8ClampedArray, most: number, options?: { format?: "rgb565" | "rgb444" }): Colour[];
export function nearestColorIndex(palette: Colour[], colour: Colour): number;
