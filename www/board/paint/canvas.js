/**
 * A canvas that nobody sees. In a worker, where pictures are drawn too, there is no document to make one.
 * @param {number} [width] @param {number} [height]
 */
export function hiddenCanvas(width = 1, height = 1) {
  const offscreen = typeof document === "undefined";
  // Both kinds have what the drawing uses.
  const canvas = /** @type {HTMLCanvasElement} */ (
    offscreen ? new OffscreenCanvas(width, height) : document.createElement("canvas")
  );
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
