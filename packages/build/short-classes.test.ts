import { describe, expect, it } from 'vitest';
import { shortClasses, words } from './short-classes.mjs';

const rule = (name: string, css: string) => ({ order: 0, name, css, declares: [], uses: [] });

describe('the short names of classes', () => {
  const { rules, shorten, lengthen } = shortClasses([
    rule('mb-1.5', '.mb-1\\.5{margin:6px}'),
    rule('hover:mb-1', '.hover\\:mb-1:hover{margin:4px}'),
    rule('mb-1', '.mb-1 .mb-1\\.5,.mb-1:focus{margin:4px}'),
    rule('block', '.block{display:block}'),
  ]);

  it('are used in the rules, and no other name is changed', () => {
    expect(rules.map(({ css }) => css)).toEqual([
      '.A0{margin:6px}',
      '.B0:hover{margin:4px}',
      '.C0 .mb-1\\.5,.C0:focus{margin:4px}',
      '.block{display:block}',
    ]);
  });

  it.each([
    ['<p className="mb-1 block mb-1.5" />', '<p className="C0 block A0" />'],
    ["const classes = { wide: 'hover:mb-1' };", "const classes = { wide: 'B0' };"],
    ['`mb-1 ${more}`', '`C0 ${more}`'],
    ["import './mb-1';", "import './mb-1';"],
  ])('stand in %s', (long, short) => {
    expect(long.replace(words, shorten)).toBe(short);
    expect(short.replace(words, lengthen)).toBe(long);
  });
});
