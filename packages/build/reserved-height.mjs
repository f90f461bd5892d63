/**
 * The height a widget has before its screen is known, so that what stands below it does not move.
 *
 * @typedef {import('../element/src/define/widget').Widget['reservedHeight']} ReservedHeight
 */

/** @param {ReservedHeight} height @param {(px: number) => string} unit @returns {string} */
const minHeight = (height, unit) =>
  // With a maximum, for a frame that grows with its content.
  height === 'viewport' ? 'min(100vh,960px)' : unit(height);

/** The rule for a style sheet, scaled like the suite's text. @param {string} selector @param {ReservedHeight} height */
export function reservedHeightRule(selector, height) {
  const scaled = minHeight(height, (px) => `calc(var(--portico-rem, max(16px, 1rem))*${px / 16})`);
  return `${selector}{display:block;min-height:${scaled}}`;
}

/** The `style` attribute of a pasted tag. @param {ReservedHeight} height */
export function reservedHeightStyle(height) {
  return `display:block;min-height:${minHeight(height, (px) => `${px}px`)}`;
}
