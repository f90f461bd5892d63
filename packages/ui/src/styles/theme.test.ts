import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const names = (from: string) => [...new Set(from.match(/--portico-[a-z-]+/g))].sort();

it('reads exactly the public properties that the README lists', () => {
  const listed = text('../../README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `--portico-'))
    .join('\n');
  expect(names(listed)).toEqual(names(text('theme.css').replaceAll(/\/\*[^]*?\*\//g, '')));
});
