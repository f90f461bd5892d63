/** Decides which modules share a file, from what rollup would do by itself. */
import { closure } from './chunk-rules.mjs';
import { mergeShared } from './merge-shared.mjs';
import { tagOf } from './rollup-widget-entries.mjs';

/** What the loader's table has room for; below it, only what saves bytes comes together. */
const most = 14;

/** What a borrower meets first has the least to spare: nothing is loaded there in vain. */
const weight = (tag) => (tag === 'portico-sign-in' ? 20 : 1);

/** What every tag needs comes in the file that every tag needs: one file is smaller than two. */
const withReact = 'react';

/** After minifying and brotli, of what rollup counts. */
const compressed = 0.2;

/**
 * @param {import('rollup').RollupBuild} bundle
 * @param {import('rollup').OutputOptions} output  with its own `manualChunks`, which go before
 * @returns {Promise<(id: string) => string | undefined>} `manualChunks` for the real thing, which has
 *   to be explicit alone: what these modules could have used and do not is not to follow them
 */
export async function planChunks(bundle, output) {
  // A draft: divided, and neither minified nor mapped.
  const { output: files } = await bundle.generate({ ...output, plugins: [], sourcemap: false });
  const chunks = new Map(
    files.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const shared = sharedChunks(chunks, output.manualChunks);
  const tagsOf = new Map(shared.map(({ name, tags }) => [name, tags]));
  const tagCount = [...chunks.values()].filter((one) => tagOf(one.facadeModuleId)).length;
  const isAlways = (names) =>
    new Set(names.flatMap((name) => [...tagsOf.get(name)])).size === tagCount;
  const groupOf = new Map(
    mergeShared(shared, { most, weight }).flatMap((names, index) => {
      const group = isAlways(names) ? withReact : `shared-${index}`;
      return names.flatMap((name) => chunks.get(name).moduleIds.map((id) => [id, group]));
    }),
  );
  return (id) => output.manualChunks(id) ?? groupOf.get(id);
}

/** What first screens share: with its size, and the tags that load it. */
function sharedChunks(chunks, given) {
  const tagsOf = new Map();
  for (const [name, { facadeModuleId }] of chunks) {
    const tag = tagOf(facadeModuleId);
    if (tag === undefined) continue;
    for (const needed of closure(name, chunks)) {
      tagsOf.set(needed, new Set([...(tagsOf.get(needed) ?? []), tag]));
    }
  }
  return [...chunks.values()]
    .filter(
      ({ fileName, isEntry, isDynamicEntry }) =>
        tagsOf.has(fileName) && !isEntry && !isDynamicEntry,
    )
    .filter(({ moduleIds }) => moduleIds.every((id) => given(id) === undefined))
    .map(({ fileName, code, imports }) => ({
      name: fileName,
      bytes: code.length * compressed,
      tags: tagsOf.get(fileName),
      imports,
    }));
}
