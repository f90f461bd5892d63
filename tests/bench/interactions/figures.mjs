/** Computes the figures of a measured walk, and what exceeds its limit. Pure. */

/**
 * A key in a field, a press that changes the screen, a dialog opened or closed, another screen.
 *
 * @typedef {'key' | 'press' | 'dialog' | 'route'} Kind
 */

/**
 * One interaction.
 *
 * @typedef {object} Interaction
 * @property {Kind} kind
 * @property {string} name     what was pressed
 * @property {number} toPaint  ms from the input until the next paint, on the slow profile; at least 16,
 *   in steps of 8
 * @property {number} work     ms of processor time of the page until its second frame after the
 *   input, of the machine that limits in milliseconds are meant for
 */

/** @typedef {{ median: number, p95: number, p98: number, max: number }} Spread */

/** @typedef {{ count: number, toPaint: Spread, work: Spread, timesFloor?: { median: number, p95: number } }} Figures */

/** @type {readonly Kind[]} */
const kinds = ['key', 'press', 'dialog', 'route'];

/**
 * How many times the processor time of a bare preact form's interactions of the same kind, in the
 * same run. Absolute times are not held, because other programs make them longer.
 *
 * @type {Readonly<Record<Kind, { median: number, p95: number }>>}
 */
export const limits = {
  key: { median: 2.2, p95: 4 },
  press: { median: 5, p95: 7.5 },
  dialog: { median: 5.5, p95: 7.5 },
  route: { median: 9, p95: 12 },
};

/**
 * @param {readonly Interaction[]} walk
 * @param {readonly Interaction[]} floor  each kind of the walk is in it
 * @returns {Partial<Record<Kind | 'all', Figures>>} of each kind that was measured, and of all
 */
export function figuresOf(walk, floor) {
  const groups = kinds
    .map((kind) => [kind, ofKind(walk, kind)])
    .filter(([, group]) => group.length > 0)
    .map(([kind, group]) => {
      const own = spreadsOf(group);
      const bare = spreadsOf(ofKind(floor, kind));
      const times = (name) => Number((own.work[name] / bare.work[name]).toFixed(2));
      return [kind, { ...own, timesFloor: { median: times('median'), p95: times('p95') } }];
    });
  return Object.fromEntries([...groups, ['all', spreadsOf(walk)]]);
}

const ofKind = (interactions, wanted) => interactions.filter(({ kind }) => kind === wanted);

const spreadsOf = (group) => ({
  count: group.length,
  toPaint: spreadOf(group.map(({ toPaint }) => toPaint)),
  work: spreadOf(group.map(({ work }) => work)),
});

function spreadOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  // The lowest value that so many percent of them do not exceed.
  const percentile = (percent) =>
    Number((sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0).toFixed(1));
  return {
    median: percentile(50),
    p95: percentile(95),
    p98: percentile(98),
    max: percentile(100),
  };
}

/**
 * @param {Partial<Record<string, Figures>>} figures  by kind
 * @returns {string[]} what exceeds its limit
 */
export function beyondLimits(figures) {
  return kinds.flatMap((kind) =>
    Object.entries(limits[kind])
      .map(([name, limit]) => [name, limit, figures[kind]?.timesFloor?.[name] ?? 0])
      .filter(([, limit, times]) => times > limit)
      .map(
        ([name, limit, times]) =>
          `${kind}: processor time (${name}), times the floor ${times}, at most ${limit}`,
      ),
  );
}

/**
 * The figures as lines of a table, and the interactions that took longest.
 *
 * @param {Partial<Record<string, Figures>>} figures  by kind
 * @param {readonly Interaction[]} walk
 * @param {number} most  how many of the longest
 */
export function linesOf(figures, walk, most = 10) {
  const cells = (spread) => Object.values(spread).map((value) => String(value).padStart(7));
  const head =
    'kind    count  to paint: median p95 p98 max  processor: median p95 p98 max  times floor';
  const worst = [...walk].sort((a, b) => b.toPaint - a.toPaint || b.work - a.work);
  return [
    head,
    ...Object.entries(figures).map(([kind, { count, toPaint, work, timesFloor }]) =>
      [
        kind.padEnd(8),
        String(count).padStart(5),
        ...cells(toPaint),
        ...cells(work),
        ...(timesFloor ? [` ${timesFloor.median} ${timesFloor.p95}`] : []),
      ].join(' '),
    ),
    '',
    ...worst
      .slice(0, most)
      .map(
        ({ kind, name, toPaint, work }) =>
          `${String(toPaint).padStart(5)} ms  ${work.toFixed(1).padStart(6)} ms  ${kind}: ${name}`,
      ),
  ];
}
