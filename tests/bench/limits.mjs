/** The limits of some pages on a slow phone, and of every page. Pure. */

const megabyte = 1024 * 1024;
/**
 * Milliseconds of blocking that are not noticeable: a multiple of a floor near 0 is meaningless.
 */
const unfelt = 20;

const times = (usable, interactive) => [
  ['usable, times the floor', usable, ({ timesFloor }) => timesFloor.usable],
  ['interactive, times the floor', interactive, ({ timesFloor }) => timesFloor.interactive],
];

/**
 * Of a signed-in borrower: its first figures, against bare React and against the first visit. The
 * aims are 1 and 0.5 (POR-175).
 */
const figures = (first) => [
  ['figures shown, times the floor', first, ({ timesFloor }) => timesFloor.usable],
  ['figures shown again, times the first visit', 0.7, ({ timesFirst }) => timesFirst],
];

/**
 * By page: multiples of the floor, or absolute values. The times are a tenth above those of a quiet
 * machine; other programs lengthen a page with more requests more than its floor. The loader and the sign-in's first screen weigh 10 KB, 4 KB
 * more than before they kept keys to themselves, trusted no natives of the page and said that code
 * does not come: 0.04 of the floor until a field is usable. `npm run size -- --check` holds these
 * bytes.
 */
const ofPages = {
  /** The script and the tag alone. */
  'sign-in-plain': times(1, 1.25),
  /** With the lines that preload files. */
  'sign-in': [
    ...times(0.75, 1),
    ['blocking, times the floor', 1.25, timesBlocking],
    ['requests until usable', 2, ({ requests }) => requests[1]],
    ['a second element, ms', 12, ({ second }) => second[1]],
    ['heap, bytes', 1.7 * megabyte, ({ heap }) => heap[1]],
  ],
  accounts: figures(1.2),
  loan: figures(1.25),
  payment: figures(2),
  'portal-accounts': figures(1.45),
};
const ofAll = ['layout shift', 0.01, ({ cls }) => cls[2]];

/**
 * @param {Record<string, Record<string, object>>} result  figures by profile and page
 * @returns {string[]} what exceeds its limit
 */
export function beyondLimits({ slow, ...others }) {
  const shifts = Object.entries({ slow, ...others }).flatMap(([profile, pages]) =>
    Object.entries(pages ?? {}).flatMap(([page, figures]) =>
      beyond(`${profile}, ${page}`, [ofAll], figures),
    ),
  );
  const slowPages = Object.entries(ofPages).flatMap(([page, limits]) =>
    slow?.[page] ? beyond(`slow, ${page}`, limits, slow[page]) : [],
  );
  return [...slowPages, ...shifts];
}

function beyond(name, limits, figures) {
  return limits
    .map(([what, limit, of]) => [what, limit, of(figures)])
    .filter(([, limit, value]) => value > limit)
    .map(([what, limit, value]) => `${name}: ${what} ${value}, at most ${limit}`);
}

function timesBlocking({ blocking, timesFloor }) {
  return blocking[1] <= unfelt ? 0 : (timesFloor.blocking ?? Infinity);
}
