/** Which files of shared code become one. Pure, so that it can be tested without a build. */
import { closure } from './chunk-rules.mjs';

/**
 * What one more request costs a page, in characters of code before it is minified: about 600 bytes
 * after brotli. The higher, the fewer files; the loader's table has signs for 36 shared ones.
 */
const requestCost = 2600;

/**
 * @typedef {object} SharedFile
 * @property {readonly string[]} tags       that need some of it
 * @property {readonly string[]} chunks       names of the chunks in it
 * @property {string} [name]                  of a file that is never merged
 */

/**
 * Merges the two files that make all tags together cheapest, until no two do: a tag pays for every
 * character it loads, needed or not, and for every request.
 *
 * @param {readonly SharedFile[]} files
 * @param {ReadonlyMap<string, { code: string, imports: readonly string[] }>} chunks by name
 * @returns {readonly SharedFile[]} files that do not import one another in a circle
 */
export function mergeFiles(files, chunks) {
  let current = { files, cost: costOf(files, chunks) };
  for (;;) {
    const options = pairs(current.files.filter(({ name }) => name === undefined))
      .filter(([a, b]) => canSave(a, b, chunks))
      .map(([a, b]) => withMerged(current.files, a, b))
      .map((merged) => ({ files: merged, cost: costOf(merged, chunks) }));
    const best = options.reduce((least, one) => (one.cost < least.cost ? one : least), current);
    if (best === current) return current.files;
    current = best;
  }
}

function withMerged(files, a, b) {
  const tags = [...new Set([...a.tags, ...b.tags])];
  const merged = { tags, chunks: [...a.chunks, ...b.chunks] };
  return [...files.filter((file) => file !== a && file !== b), merged];
}

/** Without what the two import: a bound that spares most of the work. */
function canSave(a, b, chunks) {
  const both = a.tags.filter((tag) => b.tags.includes(tag)).length;
  const unneeded =
    sizeOf(a, chunks) * (b.tags.length - both) + sizeOf(b, chunks) * (a.tags.length - both);
  return unneeded < requestCost * both;
}

/** Over all tags; infinite if files import one another in a circle. */
function costOf(files, chunks) {
  const fileOf = new Map(files.flatMap((file) => file.chunks.map((name) => [name, file])));
  const graph = new Map(
    files.map((file) => {
      const imported = file.chunks.flatMap((name) => chunks.get(name).imports);
      const others = imported.map((name) => fileOf.get(name)).filter((one) => one && one !== file);
      return [file, { imports: [...new Set(others)] }];
    }),
  );
  if (hasCircle(graph)) return Infinity;
  const tags = new Set(files.flatMap((file) => file.tags));
  const loaded = [...tags].flatMap((tag) => {
    const needed = files.filter((file) => file.tags.includes(tag));
    return [...new Set(needed.flatMap((file) => [...closure(file, graph)]))];
  });
  return loaded.reduce((sum, file) => sum + sizeOf(file, chunks) + requestCost, 0);
}

function hasCircle(graph) {
  return [...graph].some(([file, { imports }]) =>
    imports.some((other) => closure(other, graph).has(file)),
  );
}

function sizeOf(file, chunks) {
  return file.chunks.reduce((sum, name) => sum + chunks.get(name).code.length, 0);
}

function pairs(files) {
  return files.flatMap((a, index) => files.slice(index + 1).map((b) => [a, b]));
}
