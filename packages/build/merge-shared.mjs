/**
 * Puts small shared chunks together. Left alone, rollup makes one for every set of tags that share
 * something, and each costs a request, a hundred bytes of its own, and a place in the loader's table.
 */

/**
 * @typedef {object} SharedChunk
 * @property {string} name
 * @property {number} bytes
 * @property {ReadonlySet<string>} tags      that load it with their first screen
 * @property {readonly string[]} imports     names of chunks it imports statically
 */

/** What a file of its own costs a page, about: its imports and exports, its start in brotli. */
const overhead = 200;

/**
 * @param {readonly SharedChunk[]} chunks
 * @param {object} options
 * @param {number} options.most                   groups at the end
 * @param {(tag: string) => number} options.weight  how much a byte too many costs on this tag's page
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

/** The bytes that pages load in vain, less what they save by one file fewer. */
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

/** Whether one reaches the other through a third: together they would import it and be imported. */
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
