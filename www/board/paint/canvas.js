/**
 * A canvas off screen. Pictures are drawn in workers, too, where there is no document to create one.
 * @param {number} [width] @param {number} [height]
 */
export function hiddenCanvas(width = 1, height = 1) {
  const offscreen = typeof document === "undefined";
  // Both kinds of canvas have what the drawing uses.
  const canvas = /** @type {HTMLCanvasElement} */ (
    offscreen ? new OffscreenCanvas(width, height) : document.createElement("canvas")
  );
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
