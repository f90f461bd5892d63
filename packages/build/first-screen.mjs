/**
 * Left to itself rollup makes a chunk of its own for every combination of screens that share a
 * module, and the first screen pays for each: a request more, and words that brotli has seen before.
 * So the bundle is made twice: a draft tells what the leading entry loads, and what it shares goes
 * into one chunk.
 */

/**
 * @param {import('rollup').RollupOutput['output']} draft
 * @param {string} leading  name of the entry
 * @returns {ReadonlySet<string>} modules that the entry and some other one load at once
 */
export function sharedByFirstScreen(draft, leading) {
  const chunks = new Map(
    draft.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const loadedBy = (chunk, loaded = new Set()) => {
    if (!chunk || loaded.has(chunk)) return loaded;
    loaded.add(chunk);
    for (const name of chunk.imports) loadedBy(chunks.get(name), loaded);
    return loaded;
  };
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const first = loadedBy(entries.find(({ name }) => name === leading));
  const others = new Set(
    entries.flatMap((entry) => (entry.name === leading ? [] : [...loadedBy(entry)])),
  );
  return new Set(
    [...first]
      .filter((chunk) => others.has(chunk))
      .flatMap(({ modules }) => Object.keys(modules).filter((id) => modules[id].code)),
  );
}

/**
 * @param {import('rollup').RollupBuild} bundle
 * @param {import('rollup').OutputOptions & { manualChunks: (id: string) => string | undefined }} output
 * @param {string} leading
 * @returns {Promise<import('rollup').OutputOptions>} the same with that chunk, named `portico`
 */
export async function withFirstScreenChunk(bundle, output, leading) {
  const { output: draft } = await bundle.generate({ ...output, plugins: [], sourcemap: false });
  const shared = sharedByFirstScreen(draft, leading);
  return {
    ...output,
    // Without what these modules could have used and do not.
    onlyExplicitManualChunks: true,
    manualChunks: (id) => output.manualChunks(id) ?? (shared.has(id) ? 'portico' : undefined),
  };
}
