/** Decides which modules share a file, starting from rollup's own chunks. */
import { dirname, join, sep } from 'node:path';
import { closure } from './chunk-rules.mjs';
import { root } from './freshness.mjs';
import { callsFile } from './page-protocol.mjs';
import { findWidgets, tagOf } from './widgets.mjs';

/** The tag that a borrower sees first: it loads its entry and the runtime's file, nothing else. */
const firstTag = 'portico-sign-in';

/** What this tag shares with others is in the shared file too: many small files are larger. */
const largeTag = 'portico-payment';

/** A file used by fewer tags stays separate; the others share one, which costs one request. */
const manyTags = 5;

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
  const folderOf = new Map(findWidgets().map(({ tag, file }) => [tag, dirname(file) + sep]));
  const importersOf = (name) =>
    [...chunks.keys()].filter((other) => chunks.get(other).imports?.includes(name));
  const fileOf = new Map();
  for (const [name, tags] of tagsOf) {
    const { moduleIds } = chunks.get(name);
    const isShared = tags.length > 1;
    // What is also loaded on demand must not load the entry of a tag, except for its own view.
    const isOwn = () =>
      importersOf(name).every((other) => tagsOf.get(other)?.length === 1) ||
      moduleIds.some((id) => id.startsWith(folderOf.get(tags[0])));
    const file = isShared || isOwn() ? fileFor(tags) : undefined;
    for (const id of moduleIds) fileOf.set(id, file);
  }
  for (const name of clientChunks(chunks)) {
    if (tagsOf.has(name)) continue;
    for (const id of chunks.get(name).moduleIds) fileOf.set(id, callsFile.slice(0, -3));
  }
  return (id) => output.manualChunks(id) ?? fileOf.get(id);
}

const clientModule = join(root, 'packages/core/src/http/contract-client.ts');

/** The chunk of the contract's client and all that it imports. @returns {Set<string>} */
function clientChunks(chunks) {
  const client = [...chunks.keys()].find(
    (name) => chunks.get(name).facadeModuleId === clientModule,
  );
  if (client === undefined) throw new Error(`No chunk for ${clientModule}`);
  return closure(client, chunks);
}

/** Chunk → the tags that load it initially. @returns {Map<string, string[]>} */
function tagsByChunk(chunks) {
  const tagsOf = new Map();
  for (const [name, { facadeModuleId }] of chunks) {
    const tag = tagOf(facadeModuleId ?? null);
    if (tag === undefined) continue;
    for (const needed of closure(name, chunks)) {
      tagsOf.set(needed, [...(tagsOf.get(needed) ?? []), tag]);
    }
  }
  return tagsOf;
}

/** @param {readonly string[]} tags @returns {string} the file of code these tags need */
export function fileFor(tags) {
  if (tags.length === 1) return tags[0].replace('portico-', '');
  if (tags.includes(firstTag)) return 'runtime';
  return tags.length >= manyTags || tags.includes(largeTag) ? 'shared' : partOf(tags);
}

/** One file for all that exactly these tags need. */
function partOf(tags) {
  return ['part', ...tags].join(' ');
}
