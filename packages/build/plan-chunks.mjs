/** Decides which modules share a file, from what rollup would do by itself. */
import { dirname, sep } from 'node:path';
import { closure } from './chunk-rules.mjs';
import { mergeShared } from './merge-shared.mjs';
import { findWidgets, tagOf } from './widgets.mjs';

/** What the loader's table can name; below it, only what saves bytes comes together. */
const most = 14;

/** What a borrower meets first, before there is a session. */
const first = 'portico-sign-in';

/** How much a byte in vain costs where there is little to spare; elsewhere 1. */
const weights = {
  [first]: 20,
  'portico-payment': 4,
  'portico-activation': 3,
  'portico-recovery': 3,
  'portico-registration': 10,
  'portico-messages': 2,
};
const weight = (tag) => weights[tag] ?? 1;

/** Asked for on demand, and loaded at once by every page of a borrower who is signed in. */
const ofSession = /[\\/](contract-client|session-monitor|session-timeout)\.tsx?$/;

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
  const tagsOf = tagsByChunk(chunks);
  const entryOf = entriesOfViews(chunks, tagsOf);
  const given = (id) => output.manualChunks(id) ?? entryOf.get(id);
  const shared = sharedChunks(chunks, tagsOf, given);
  const tagCount = [...chunks.values()].filter((one) => tagOf(one.facadeModuleId)).length;
  const isAlways = (names) =>
    new Set(names.flatMap((name) => [...tagsOf.get(name)])).size === tagCount;
  const groupOf = new Map(
    mergeShared(shared, { most, weight }).flatMap((names, index) => {
      const group = isAlways(names) ? withReact : `shared-${index + 1}`;
      return names.flatMap((name) => chunks.get(name).moduleIds.map((id) => [id, group]));
    }),
  );
  return (id) => given(id) ?? groupOf.get(id);
}

/** Chunk → the tags whose first screen loads it. @returns {Map<string, Set<string>>} */
function tagsByChunk(chunks) {
  const withSession = [...chunks.keys()].filter((name) =>
    ofSession.test(chunks.get(name).facadeModuleId ?? ''),
  );
  const tagsOf = new Map();
  for (const [name, { facadeModuleId }] of chunks) {
    const tag = tagOf(facadeModuleId);
    if (tag === undefined) continue;
    const loaded = tag === first ? [name] : [name, ...withSession];
    for (const needed of loaded.flatMap((one) => [...closure(one, chunks)])) {
      tagsOf.set(needed, new Set([...(tagsOf.get(needed) ?? []), tag]));
    }
  }
  return tagsOf;
}

/**
 * Module → the entry it belongs to. Rollup takes a widget's view out of its entry, because the portal
 * asks for it on demand; a file of its own would cost a page with the tag one more request.
 */
function entriesOfViews(chunks, tagsOf) {
  const folders = new Map(findWidgets().map(({ tag, file }) => [tag, dirname(file)]));
  return new Map(
    [...tagsOf].flatMap(([name, [tag, ...others]]) => {
      const { moduleIds } = chunks.get(name);
      const own = (id) => tagOf(id) === tag || id.startsWith(folders.get(tag) + sep);
      return others.length === 0 && moduleIds.some(own) ? moduleIds.map((id) => [id, tag]) : [];
    }),
  );
}

/** What first screens share: with its size, and the tags that load it. */
function sharedChunks(chunks, tagsOf, given) {
  return [...chunks.values()]
    .filter(({ fileName, isEntry }) => tagsOf.has(fileName) && !isEntry)
    .filter(({ facadeModuleId }) => !ofSession.test(facadeModuleId ?? ''))
    .filter(({ moduleIds }) => moduleIds.every((id) => given(id) === undefined))
    .map(({ fileName, code, imports }) => ({
      name: fileName,
      bytes: code.length * compressed,
      tags: tagsOf.get(fileName),
      imports,
    }));
}
