/**
 * The rule that keeps a box at least as high as what will stand in it. Where that is higher in a narrow
 * element, a float of no width holds the box open: its padding may count with the element's width.
 *
 * @param {string} id  of the first screen
 * @param {NonNullable<import('../element/src/widget').Widget['reservedHeight']>} reservedHeight
 */
export function reservedHeightRule(id, reservedHeight) {
  const box = `[data-portico="${id}"]`;
  // With an end, for a frame that grows with what stands in it.
  if (reservedHeight === 'viewport') return `${box}{min-height:min(100vh,960px)}`;
  if (typeof reservedHeight === 'number') return `${box}{min-height:${scaled(reservedHeight)}}`;
  const [narrow, wide, from] = reservedHeight;
  const padding = `clamp(${scaled(wide)},(${from}px - 100%)*999,${scaled(narrow)})`;
  return `${box}{display:flow-root}${box}:before{content:"";float:left;padding-top:${padding}}`;
}

/** As the suite's text is. */
const scaled = (height) => `calc(var(--portico-rem, 16px)*${height / 16})`;
