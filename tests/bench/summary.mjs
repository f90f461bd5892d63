/** Computes the figures of each page from the visits of one profile. Pure. */

const measures = ['usable', 'interactive', 'blocking', 'cls'];
/** Only for pages that have them. */
const extras = ['bytes', 'requests', 'second', 'heap'];

/**
 * @param {ReadonlyMap<string, readonly import('./measure.mjs').Visit[]>} visits by page; one is `floor`
 * @returns {Record<string, object>} per page `[min, median, max]` of each measure, and `timesFloor`:
 *   the medians as multiples of the floor's
 */
export function summarise(visits) {
  const figures = new Map(
    [...visits].map(([page, all]) => [
      page,
      Object.fromEntries(
        [...measures, ...extras.filter((name) => all[0]?.[name] !== undefined)].map((name) => [
          name,
          spread(
            all.map((one) => one[name]),
            name,
          ),
        ]),
      ),
    ]),
  );
  const floor = figures.get('floor');
  return Object.fromEntries(
    [...figures].map(([page, own]) => [page, { ...own, timesFloor: multiples(own, floor) }]),
  );
}

function spread(values, measure) {
  const sorted = [...values].sort((a, b) => a - b);
  const digits = measure === 'cls' ? 4 : 1;
  return [sorted[0], median(sorted), sorted.at(-1)].map((value) => Number(value.toFixed(digits)));
}

function median(sorted) {
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]
    : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A floor of 0 (nothing blocked) has no multiples. */
function multiples(own, floor) {
  const ratio = (name) =>
    floor[name][1] === 0 ? null : Number((own[name][1] / floor[name][1]).toFixed(3));
  return {
    usable: ratio('usable'),
    interactive: ratio('interactive'),
    blocking: ratio('blocking'),
  };
}
