/**
 * Merges small shared chunks. Without this, rollup makes one for every set of tags that share code,
 * and each costs a request, a hundred bytes, and an entry in the loader's table.
 */

/**
 * @typedef {object} SharedChunk
 * @property {string} name
 * @property {number} bytes
 * @property {ReadonlySet<string>} tags that load it initially
 * @property {readonly string[]} imports     names of chunks it imports statically
 */

/** The approximate cost of a separate file in bytes: its imports, exports and brotli overhead. */
const overhead = 200;

/**
 * @param {readonly SharedChunk[]} chunks
 * @param {object} options
 * @param {number} options.most the maximum number of groups
 * @param {(tag: string) => number} options.weight how much an unneeded byte costs on this tag's
 *   page
 * @returns {string[][]} names, by group
 */
export function mergeShared(chunks, { most, weight }) {
  let groups = chunks.map(({ name, ...chunk }) => ({ ...chunk, names: [name] }));
  for (;;) {
    const best = cheapestPair(groups, weight);
    if (best === undefined || (best.cost >= 0 && groups.length <= most)) break;
    const merged = together(best.a, best.b);
    groups = [...groups.filter((group) => group !== best.a && group !== best.b), merged];
  }
  return groups.map(({ names }) => [...names].sort());
}

function cheapestPair(groups, weight) {
  let best;
  groups.forEach((a, index) => {
    for (const b of groups.slice(index + 1)) {
      const cost = costOf(a, b, weight);
      if ((best === undefined || cost < best.cost) && !makesCircle(a, b, groups))
        best = { a, b, cost };
    }
  });
  return best;
}

/** The bytes that pages load without need, minus what they save with one file fewer. */
function costOf(a, b, weight) {
  const inVain = (own, other) =>
    sum([...other.tags].filter((tag) => !own.tags.has(tag)).map((tag) => own.bytes * weight(tag)));
  const both = [...a.tags].filter((tag) => b.tags.has(tag));
  return inVain(a, b) + inVain(b, a) - overhead * sum(both.map(weight));
}

function together(a, b) {
  return {
    names: [...a.names, ...b.names],
    bytes: a.bytes + b.bytes,
    tags: new Set([...a.tags, ...b.tags]),
    imports: [...a.imports, ...b.imports],
  };
}

/** Whether one imports the other through a third group: merging them would make an import cycle. */
function makesCircle(a, b, groups) {
  return reachesAround(a, b, groups) || reachesAround(b, a, groups);
}

function reachesAround(from, to, groups) {
  const imported = (group) =>
    groups.filter(({ names }) => names.some((name) => group.imports.includes(name)));
  const waiting = imported(from).filter((group) => group !== to && group !== from);
  const seen = new Set(waiting);
  for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
    for (const next of imported(group)) {
      if (next === to) return true;
      if (next === from || seen.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return false;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
