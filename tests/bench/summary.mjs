/** Computes the figures of each page from the visits of one profile. Pure. */

const measures = ['usable', 'interactive', 'blocking', 'cls'];
/** Only for pages that have them. */
const extras = ['bytes', 'requests', 'second', 'heap', 'again'];

/**
 * @param {ReadonlyMap<string, readonly import('./measure.mjs').Visit[]>} visits by page, floors too
 * @param {(page: string) => string} floorOf the floor of a page
 * @returns {Record<string, object>} per page `[min, median, max]` of each measure, and `timesFloor`:
 *   the medians as multiples of its floor's; `timesFirst`: the next visit as a multiple of the first
 */
export function summarise(visits, floorOf) {
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
  return Object.fromEntries(
    [...figures].map(([page, own]) => {
      const timesFloor = multiples(own, figures.get(floorOf(page)));
      const timesFirst = own.again && ratio(own.again, own.usable);
      return [page, { ...own, timesFloor, ...(timesFirst && { timesFirst }) }];
    }),
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

function multiples(own, floor) {
  return {
    usable: ratio(own.usable, floor.usable),
    interactive: ratio(own.interactive, floor.interactive),
    blocking: ratio(own.blocking, floor.blocking),
  };
}

/** Of the medians; there is no multiple of 0 (nothing blocked). */
function ratio([, own], [, other]) {
  return other === 0 ? null : Number((own / other).toFixed(3));
}
