/** Decides which modules share a file, starting from rollup's default chunks. */
import { dirname, sep } from 'node:path';
import { closure } from './chunk-rules.mjs';
import { mergeShared } from './merge-shared.mjs';
import { findWidgets, tagOf } from './widgets.mjs';

/** The most the loader's table can name; below it, only merges that save bytes are made. */
const most = 14;

/** The tag that a borrower sees first, before there is a session. */
const first = 'portico-sign-in';

/** How much an unneeded byte costs on pages near their size limit; elsewhere 1. */
const weights = {
  [first]: 20,
  'portico-payment': 4,
  'portico-activation': 3,
  'portico-recovery': 3,
  'portico-registration': 10,
  'portico-messages': 2,
};
const weight = (tag) => weights[tag] ?? 1;

/** Imported on demand, but loaded at once by every page with a session. */
const ofSession = /[\\/](contract-client|session-monitor|session-timeout)\.tsx?$/;

/** Code that every tag needs goes into React's file, because one file is smaller than two. */
const withReact = 'react';

/** The size after minifying and brotli, relative to rollup's code. */
const compressed = 0.2;

/**
 * @param {import('rollup').RollupBuild} bundle
 * @param {import('rollup').OutputOptions} output whose own `manualChunks` take precedence
 * @returns {Promise<(id: string) => string | undefined>} `manualChunks` for the real build, which
 *   must set `onlyExplicitManualChunks`, so that dependencies of these modules do not follow them
 */
export async function planChunks(bundle, output) {
  // A draft: chunks only, without minifying or source maps.
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

/** Chunk → the tags that load it initially. @returns {Map<string, Set<string>>} */
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
 * Module → the entry it belongs to. Rollup moves a widget's view out of its entry, because the
 * portal imports it on demand; a separate file would cost a page with the tag one more request.
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

/** Chunks shared by initial loads, each with its size and the tags that load it. */
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
