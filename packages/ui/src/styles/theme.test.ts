import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { baseCss, classRules } from './styles.generated';

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const names = (from: string) => [...new Set(from.match(/--portico-[a-z-]+/g))].sort();

it('reads exactly the public properties that the README lists', () => {
  const listed = text('../../README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `--portico-'))
    .join('\n');
  expect(names(listed)).toEqual(names(text('theme.css').replaceAll(/\/\*[^]*?\*\//g, '')));
});

it('has one rule for every element, the reset, and none for their pseudo-elements', () => {
  // A class that makes another, as `border-dashed`, has a counterpart: `[border-style:dashed]`.
  const css = [baseCss, ...Object.values(classRules)].join('');
  const forAll = css.match(/(?<=^|[{},])(\*|::?(before|after|backdrop))[{,]/g);
  expect(forAll).toEqual(['*{']);
});
