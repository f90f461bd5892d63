/** Which style rules each chunk must contain. Pure, so that it can be tested without a build. */

/**
 * @typedef {import('../ui/build/post-process.mjs').Rule} Rule
 * @typedef {object} Chunk
 * @property {readonly string[]} imports         names of the chunks it imports statically
 * @property {readonly string[]} dynamicImports
 * @property {boolean} isEntry
 * @property {boolean} isDynamicEntry
 * @property {ReadonlySet<Rule>} [before] rules in the page before the entry is loaded
 * @property {ReadonlySet<string>} candidates strings in its code that may be classes or tokens
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
  const brought = new Map(
    [...chunks.keys()].map((name) => {
      const words = [...closure(name, chunks)].flatMap((one) => [...chunks.get(one).candidates]);
      return [name, neededRules(words, rules)];
    }),
  );
  const present = presentBefore(chunks, brought, rules);
  return new Map(
    [...chunks].map(([name, { isEntry, isDynamicEntry }]) => {
      const own = isEntry || isDynamicEntry ? brought.get(name) : [];
      return [name, own.filter((rule) => !present.get(name).has(rule))];
    }),
  );
}

/**
 * The rules that are certainly in the page before each chunk is loaded. Starts with all rules and
 * removes some until nothing changes, because chunks may import one another on demand.
 */
function presentBefore(chunks, brought, rules) {
  const present = new Map(
    [...chunks].map(([name, { isEntry, before }]) => [name, new Set(isEntry ? before : rules)]),
  );
  const waysTo = (name) =>
    [...chunks].flatMap(([other, { imports, dynamicImports }]) => {
      const after = () => new Set([...present.get(other), ...brought.get(other)]);
      return [
        ...(imports.includes(name) ? [present.get(other)] : []),
        ...(dynamicImports.includes(name) ? [after()] : []),
      ];
    });
  for (let changed = true; changed;) {
    changed = false;
    for (const [name] of [...chunks].filter(([, { isEntry }]) => !isEntry)) {
      const ways = waysTo(name);
      const still = rules.filter((rule) => ways.length > 0 && ways.every((way) => way.has(rule)));
      changed ||= still.length !== present.get(name).size;
      present.set(name, new Set(still));
    }
  }
  return present;
}

/** The tokens that a rule reads, and every word of an animation, which may be its name. */
const usedNames = /--[\w-]+|(?<=animation[^;}]*)[\w-]+/g;

/**
 * The rules of these classes and tokens, and of the tokens and animations that they use.
 *
 * @param {Iterable<string>} words
 * @param {readonly Rule[]} rules
 */
export function neededRules(words, rules) {
  const names = new Set(words);
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const { css } of rules.filter(({ name }) => names.has(name))) {
      for (const used of css.match(usedNames) ?? []) names.add(used);
    }
  }
  return rules.filter(({ name }) => names.has(name));
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
