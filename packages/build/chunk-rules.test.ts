import { describe, expect, it } from 'vitest';
import { rulesByChunk } from './chunk-rules.mjs';

const rules = [
  ['--space', '*{--space:0}'],
  ['--wide', '*{--wide:var(--space)}'],
  ['spin', '@keyframes spin{}'],
  ['flex', '.flex{}'],
  ['p-4', '.p-4{}'],
  ['turn', '.turn{animation:1s linear spin;color:red}'],
  ['w-9', '.w-9{width:var(--wide)}'],
].map(([name = '', css = ''], order) => ({ order, css, name }));

type Chunk = { imports?: string[]; dynamicImports?: string[]; isEntry?: true; words: string[] };

function brought(chunks: Record<string, Chunk>) {
  const asked = new Set(Object.values(chunks).flatMap(({ dynamicImports = [] }) => dynamicImports));
  const map = new Map(
    Object.entries(chunks).map(([name, { imports = [], dynamicImports = [], words, ...rest }]) => [
      name,
      {
        imports,
        dynamicImports,
        isEntry: rest.isEntry === true,
        isDynamicEntry: asked.has(name),
        candidates: new Set(words),
      },
    ]),
  );
  return Object.fromEntries(
    [...rulesByChunk(map, rules)].map(([name, own]) => [name, own.map((rule) => rule.css)]),
  );
}

describe('a chunk contains', () => {
  it('the rules of the classes it names, in their order', () => {
    expect(brought({ a: { isEntry: true, words: ['p-4', 'other', 'flex'] } })).toEqual({
      a: ['.flex{}', '.p-4{}'],
    });
  });

  it('the tokens that those read, at any depth', () => {
    expect(brought({ a: { isEntry: true, words: ['w-9'] } })).toEqual({
      a: ['*{--space:0}', '*{--wide:var(--space)}', '.w-9{width:var(--wide)}'],
    });
  });

  it('the animation of a class', () => {
    expect(brought({ a: { isEntry: true, words: ['turn'] } })).toEqual({
      a: ['@keyframes spin{}', '.turn{animation:1s linear spin;color:red}'],
    });
  });

  it('the tokens its code names itself', () => {
    expect(brought({ a: { isEntry: true, words: ['--wide'] } })).toEqual({
      a: ['*{--space:0}', '*{--wide:var(--space)}'],
    });
  });

  it('the rules of the chunks it imports, which contain none themselves', () => {
    expect(
      brought({
        a: { isEntry: true, imports: ['shared'], words: ['flex', 'p-4'] },
        shared: { imports: ['deep'], words: [] },
        deep: { words: ['flex'] },
      }),
    ).toEqual({ a: ['.flex{}', '.p-4{}'], shared: [], deep: [] });
  });

  it('on demand, no rules that every importer already has', () => {
    expect(
      brought({
        a: { isEntry: true, dynamicImports: ['later'], words: ['flex', 'p-4'] },
        b: { isEntry: true, dynamicImports: ['later'], words: ['flex'] },
        later: { words: ['flex', 'p-4'] },
      }),
    ).toMatchObject({ later: ['.p-4{}'] });
  });

  it('on demand from a chunk loaded on demand, no rule twice, also in an import cycle', () => {
    expect(
      brought({
        a: { isEntry: true, dynamicImports: ['b'], words: ['flex'] },
        b: { dynamicImports: ['c'], words: ['p-4'] },
        c: { dynamicImports: ['b'], imports: ['d'], words: ['p-4', 'flex'] },
        d: { words: ['flex', 'w-9'] },
      }),
    ).toEqual({
      a: ['.flex{}'],
      b: ['.p-4{}'],
      c: ['*{--space:0}', '*{--wide:var(--space)}', '.w-9{width:var(--wide)}'],
      d: [],
    });
  });
});
