/** How two pictures differ, pixel by pixel. */

/** @typedef {{ width: number, height: number, data: Uint8ClampedArray }} Pixels  RGBA */

/**
 * @typedef {object} Difference
 * @property {number} changed  pixels that differ; 0 when nobody can see a difference
 * @property {number} share    of the pixels of the later picture, 0 to 1
 * @property {number} moved    px by which all below the change moved down, negative for up
 * @property {Uint8ClampedArray} data  the later picture, pale, with what changed in red
 */

/**
 * Rows that are equal at the top, and at the bottom counted from below, did not change: what only
 * moved because something above it became higher is not marked.
 *
 * Runs in a browser's page too, so that it uses nothing outside of itself.
 *
 * @param {Pixels} before
 * @param {Pixels} after  of the same width
 * @returns {Difference}
 */
export function differenceOf(before, after) {
  // Chromium paints the same rounded corner with slightly different values: a few faint pixels are
  // no change, a faint area is one.
  const tolerance = 2;
  const faint = 16;
  const few = 100;
  // Fewer rows than a line of text are an edge or a shadow.
  const line = 8;
  const { width } = after;
  const distance = (b, a) =>
    Math.max(
      Math.abs(before.data[b] - after.data[a]),
      Math.abs(before.data[b + 1] - after.data[a + 1]),
      Math.abs(before.data[b + 2] - after.data[a + 2]),
    );
  const isEqualRow = (rowBefore, rowAfter) => {
    for (let x = 0; x < width; x++) {
      const distant = distance((rowBefore * width + x) * 4, (rowAfter * width + x) * 4);
      if (distant > tolerance) return false;
    }
    return true;
  };
  const isBlankRow = (row) => {
    const first = row * width * 4;
    for (let i = first; i < first + width * 4; i++) {
      if (after.data[i] !== after.data[first + (i % 4)]) return false;
    }
    return true;
  };

  const shorter = Math.min(before.height, after.height);
  let top = 0;
  while (top < shorter && isEqualRow(top, top)) top++;
  let bottom = 0;
  while (
    bottom < shorter - top &&
    isEqualRow(before.height - 1 - bottom, after.height - 1 - bottom)
  ) {
    bottom++;
  }
  const endBefore = before.height - bottom;
  const endAfter = after.height - bottom;

  let changed = 0;
  let strongest = 0;
  let rowsBelow = 0;
  const data = new Uint8ClampedArray(after.data.length);
  for (let y = 0; y < after.height; y++) {
    const isInside = y >= top && y < endAfter;
    if (y >= endAfter && !isBlankRow(y)) rowsBelow++;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const distant = y < endBefore ? distance(i, i) : 255;
      const isChanged = isInside && distant > tolerance;
      if (isChanged) {
        changed++;
        strongest = Math.max(strongest, distant);
      }
      const grey = (after.data[i] + after.data[i + 1] + after.data[i + 2]) / 3;
      const pale = 224 + grey / 8;
      data.set(isChanged ? [214, 0, 60, 255] : [pale, pale, pale, 255], i);
    }
  }
  const rowsTakenAway = Math.max(0, endBefore - endAfter) * width;
  const moved = rowsBelow >= line ? after.height - before.height : 0;
  changed += rowsTakenAway;
  if (before.height === after.height && strongest <= faint && changed < few) changed = 0;
  return { changed, share: Math.min(1, changed / (width * after.height)), moved, data };
}
