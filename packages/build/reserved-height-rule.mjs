/**
 * The rule that reserves a box's height for its later content. If that is higher in a narrow
 * element, a float without width sets the height: its padding can depend on the element's width.
 *
 * @param {string} id  of the first screen
 * @param {NonNullable<import('../element/src/define/widget').Widget['reservedHeight']>} reservedHeight
 */
export function reservedHeightRule(id, reservedHeight) {
  const box = `[data-portico="${id}"]`;
  // With a maximum, for a frame that grows with its content.
  if (reservedHeight === 'viewport') return `${box}{min-height:min(100vh,960px)}`;
  if (typeof reservedHeight === 'number') return `${box}{min-height:${scaled(reservedHeight)}}`;
  const [narrow, wide, from] = reservedHeight;
  const padding = `clamp(${scaled(wide)},(${from}px - 100%)*999,${scaled(narrow)})`;
  return `${box}{display:flow-root}${box}:before{content:"";float:left;padding-top:${padding}}`;
}

/** Scaled like the suite's text. */
const scaled = (height) => `calc(var(--portico-rem, 16px)*${height / 16})`;
