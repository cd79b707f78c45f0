/** What is used of lean-qr 2.7.4 (its “nano” build, unchanged): https://github.com/davidje13/lean-qr, see lean-qr.LICENSE. */

export const correction: { L: number; M: number; Q: number; H: number };

/** Throws when the text does not fit into the largest code. */
export function generate(
  text: string,
  options?: { minCorrectionLevel?: number; minVersion?: number },
): { size: number; get: (x: number, y: number) => boolean };
