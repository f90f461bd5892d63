import { expect, it } from 'vitest';
import { mergeFiles } from './chunk-merge.mjs';

type Chunks = Record<string, { length: number; imports?: readonly string[] }>;

/** Merges files of one chunk each; the names of the files' chunks, sorted. */
function merged(chunks: Chunks, tagsOf: Record<string, string>) {
  const byName = new Map(
    Object.entries(chunks).map(([name, { length, imports = [] }]) => [
      name,
      { code: ' '.repeat(length), imports },
    ]),
  );
  const files = Object.entries(tagsOf).map(([name, tags]) => ({
    ...(name.startsWith('fixed') && { name }),
    tags: tags.split(' '),
    chunks: [name],
  }));
  return mergeFiles(files, byName)
    .map((file) => [...file.chunks].sort().join('+'))
    .sort();
}

type Case = [string, Record<string, number>, Record<string, string>, string[]];

it.each<Case>([
  ['files that the same tags need', { a: 90_000, b: 90_000 }, { a: 'x y', b: 'x y' }, ['a+b']],
  ['a small file that one more tag needs', { a: 90, b: 90 }, { a: 'x y', b: 'x y z' }, ['a+b']],
  ['no large file that one more tag needs', { a: 90, b: 9_000 }, { a: 'x y', b: 'x' }, ['a', 'b']],
  ['no files that no tag needs both of', { a: 90, b: 90 }, { a: 'x', b: 'y' }, ['a', 'b']],
  ['no fixed file', { fixed: 90, b: 90 }, { fixed: 'x y', b: 'x y' }, ['b', 'fixed']],
])('merges %s', (_what, lengths, tags, files) => {
  const chunks = Object.fromEntries(
    Object.entries(lengths).map(([name, length]) => [name, { length }]),
  );
  expect(merged(chunks, tags)).toEqual(files);
});

it('counts what a merged file imports', () => {
  const tags = { a: 'x', b: 'x y', large: 'x' };
  const chunks = { a: { length: 90 }, b: { length: 90 }, large: { length: 90_000 } };
  expect(merged(chunks, tags)).toEqual(['a+large', 'b']);
  expect(
    merged(
      { ...chunks, a: { length: 90, imports: ['fixed'] }, fixed: { length: 9_000 } },
      { a: 'x', b: 'x y', fixed: 'x' },
    ),
  ).toEqual(['a', 'b', 'fixed']);
});

it('lets no files import one another in a circle', () => {
  const chunks = {
    a: { length: 90, imports: ['fixed'] },
    fixed: { length: 90, imports: ['b'] },
    b: { length: 90 },
  };
  expect(merged(chunks, { a: 'x y', b: 'x y', fixed: 'x y' })).toEqual(['a', 'b', 'fixed']);
});
