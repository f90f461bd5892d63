/** Which style rules each chunk must contain. Pure, so that it can be tested without a build. */

/**
 * @typedef {import('../ui/build/post-process.mjs').Rule} Rule
 * @typedef {object} Chunk
 * @property {readonly string[]} imports         names of the chunks it imports statically
 * @property {readonly string[]} dynamicImports
 * @property {boolean} isEntry
 * @property {boolean} isRoot whether a page can load it directly
 * @property {ReadonlySet<Rule>} [before] rules in the page before the entry is loaded
 * @property {ReadonlySet<string>} candidates strings in its code that may be classes or properties
 */

/**
 * A chunk that a page loads directly contains the rules of all classes in it and in its imports,
 * except those already in the page. So a shared chunk has no rules that only some pages show.
 *
 * @param {ReadonlyMap<string, Chunk>} chunks  by name
 * @param {readonly Rule[]} rules
 * @returns {Map<string, Rule[]>} rules by chunk name, in the rules' order
 */
export function rulesByChunk(chunks, rules) {
  const needed = new Map();
  for (const [name, chunk] of chunks) needed.set(name, neededRules(chunk.candidates, rules));

  const closures = new Map([...chunks.keys()].map((name) => [name, closure(name, chunks)]));
  const brought = (name) => union([...closures.get(name)].map((one) => needed.get(one)));
  const present = presentBefore(chunks, brought, new Set(rules));

  return new Map(
    [...chunks].map(([name, { isRoot, before = new Set() }]) => {
      const there = union([present.get(name), before]);
      const own = isRoot ? brought(name) : new Set();
      return [name, rules.filter((rule) => own.has(rule) && !there.has(rule))];
    }),
  );
}

/** The rules of these candidates, and the rules those depend on. @returns {Set<Rule>} */
export function neededRules(candidates, rules) {
  const words = new Set(candidates);
  const chosen = new Set(rules.filter((rule) => rule.name !== undefined && words.has(rule.name)));
  const names = [...words, ...[...chosen].flatMap((rule) => rule.uses)];
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    for (const rule of rules) {
      if (!rule.declares.includes(name) || chosen.has(rule)) continue;
      chosen.add(rule);
      names.push(...rule.uses);
    }
  }
  return chosen;
}

/** A chunk and everything it imports statically. @returns {Set<string>} */
export function closure(name, chunks) {
  const found = new Set();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next) || !chunks.has(next)) continue;
    found.add(next);
    waiting.push(...chunks.get(next).imports);
  }
  return found;
}

/**
 * The rules that are certainly in the page before each chunk is loaded. Starts with all rules and
 * removes some until nothing changes, because chunks may import one another on demand.
 */
function presentBefore(chunks, brought, all) {
  const present = new Map(
    [...chunks].map(([name, chunk]) => [name, chunk.isEntry ? new Set() : all]),
  );
  for (let changed = true; changed;) {
    changed = false;
    for (const [name, chunk] of chunks) {
      if (chunk.isEntry) continue;
      const ways = [];
      for (const [other, { imports, dynamicImports }] of chunks) {
        if (imports.includes(name)) ways.push(present.get(other));
        if (dynamicImports.includes(name)) ways.push(union([present.get(other), brought(other)]));
      }
      const next = ways.length === 0 ? new Set() : intersection(ways);
      if (next.size !== present.get(name).size) {
        present.set(name, next);
        changed = true;
      }
    }
  }
  return present;
}

function union(sets) {
  return new Set(sets.flatMap((set) => [...set]));
}

function intersection([first, ...others]) {
  return new Set([...first].filter((one) => others.every((set) => set.has(one))));
}
