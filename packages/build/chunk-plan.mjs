/** Decides which modules share a file, starting from rollup's own chunks. */
import { dirname, join, sep } from 'node:path';
import { mergeFiles } from './chunk-merge.mjs';
import { closure } from './chunk-rules.mjs';
import { root } from './freshness.mjs';
import { callsFile, partFile } from './page-protocol.mjs';
import { findWidgets, shortName, tagEntries } from './widgets.mjs';

/** The tag that a borrower sees first: it loads its entry and the runtime's file, nothing else. */
const firstTag = 'portico-sign-in';

/**
 * From a draft, because only rollup knows which modules are left after tree shaking.
 *
 * @param {import('rollup').RollupBuild} bundle
 * @param {import('rollup').OutputOptions} output whose own `manualChunks` takes precedence
 * @returns {Promise<(id: string) => string | undefined>} `manualChunks` of the real build, which
 *   must set `onlyExplicitManualChunks`, so that dependencies of these modules do not follow them
 */
export async function planChunks(bundle, output) {
  const draft = await bundle.generate({ ...output, plugins: [], sourcemap: false });
  const chunks = new Map(draft.output.map((file) => [file.fileName, file]));
  const tagsOf = tagsByChunk(chunks);
  const ofCalls = callsChunks(chunks);
  const signedIn = [...new Set([...tagsOf.values()].flat())].filter((tag) => tag !== firstTag);
  for (const name of ofCalls) {
    if (tagsOf.has(name) && !tagsOf.get(name).includes(firstTag)) tagsOf.set(name, signedIn);
  }
  const folderOf = new Map(findWidgets().map(({ tag, file }) => [tag, dirname(file) + sep]));
  const importersOf = (name) =>
    [...chunks.keys()].filter((other) => chunks.get(other).imports?.includes(name));
  // What is also loaded on demand must not load the entry of a tag, except for its own view.
  const isOwn = (name, tag) =>
    importersOf(name).every((other) => tagsOf.get(other)?.length === 1) ||
    chunks.get(name).moduleIds.some((id) => id.startsWith(folderOf.get(tag)));
  const files = new Map();
  for (const [name, tags] of tagsOf) {
    const fixed = tags.length > 1 || isOwn(name, tags[0]) ? fixedFile(tags) : undefined;
    const key = fixed ?? tags.join(' ');
    const file = files.get(key) ?? { name: fixed, tags: [], chunks: [] };
    const allTags = new Set([...file.tags, ...tags]);
    files.set(key, { ...file, tags: [...allTags], chunks: [...file.chunks, name] });
  }
  const fileOf = new Map();
  let parts = 0;
  for (const file of mergeFiles([...files.values()], chunks)) {
    const fileName = file.name ?? partFile((parts++).toString(36)).slice(0, -3);
    for (const name of file.chunks) {
      for (const id of chunks.get(name).moduleIds) fileOf.set(id, fileName);
    }
  }
  for (const name of ofCalls.filter((one) => !tagsOf.has(one))) {
    for (const id of chunks.get(name).moduleIds) fileOf.set(id, callsFile.slice(0, -3));
  }
  return (id) => output.manualChunks(id) ?? fileOf.get(id);
}

/** What every page with a session requests at once: the contract's client. */
const clientModule = join(root, 'packages/core/src/http/contract-client.ts');

/** Its chunk and all that this imports. @returns {string[]} */
function callsChunks(chunks) {
  const name = [...chunks.keys()].find((one) => chunks.get(one).moduleIds.includes(clientModule));
  if (name === undefined) throw new Error(`No chunk for ${clientModule}`);
  return [...closure(name, chunks)];
}

/**
 * A view in a file of its own, on demand, that every tag which loads it shows first. By its file's
 * name, because a chunk from which others import too has no module as its face.
 */
const firstView = /\.first\.view\.js$/;

/**
 * Chunk → the tags that load it initially. Without what only one tag's first view needs: that is
 * in files of its own, which other tags load later.
 *
 * @returns {Map<string, string[]>}
 */
function tagsByChunk(chunks) {
  const tagsOf = new Map();
  const imported = new Set();
  for (const [tag, entry] of tagEntries(chunks.values())) {
    for (const needed of closure(entry, chunks)) imported.add(needed);
    for (const needed of neededFirst(entry, chunks)) {
      tagsOf.set(needed, [...(tagsOf.get(needed) ?? []), tag]);
    }
  }
  return new Map([...tagsOf].filter(([name, tags]) => imported.has(name) || tags.length > 1));
}

/** An entry, all that it imports, and what its first views import, which keep their own files. */
function neededFirst(entry, chunks) {
  const initial = closure(entry, chunks);
  const views = [...initial]
    .flatMap((name) => chunks.get(name).dynamicImports)
    .filter((name) => firstView.test(name));
  const imported = views.flatMap((view) =>
    [...closure(view, chunks)].filter((one) => one !== view),
  );
  return new Set([...initial, ...imported]);
}

/** The file that the code of these tags must be in; undefined if sizes decide. */
function fixedFile(tags) {
  if (tags.length === 1) return shortName(tags[0]);
  return tags.includes(firstTag) ? 'runtime' : undefined;
}
