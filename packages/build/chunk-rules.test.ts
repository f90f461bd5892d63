import { describe, expect, it } from 'vitest';
import { rulesByChunk } from './chunk-rules.mjs';

const utility = (order: number, name: string, uses: string[] = []) => ({
  order,
  css: `.${name}{}`,
  name,
  declares: [],
  uses,
});
const support = (order: number, name: string, uses: string[] = []) => ({
  order,
  css: `*{${name}:0}`,
  declares: [name],
  uses,
});

const rules = [
  support(0, '--space'),
  support(1, '--wide', ['--space']),
  utility(2, 'flex'),
  utility(3, 'p-4', ['--space']),
  utility(4, 'w-9', ['--wide']),
];

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
        isRoot: rest.isEntry === true || asked.has(name),
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
      a: ['*{--space:0}', '.flex{}', '.p-4{}'],
    });
  });

  it('the rules those depend on, at any depth', () => {
    expect(brought({ a: { isEntry: true, words: ['w-9'] } })).toEqual({
      a: ['*{--space:0}', '*{--wide:0}', '.w-9{}'],
    });
  });

  it('the custom properties its code names itself', () => {
    expect(brought({ a: { isEntry: true, words: ['--wide'] } })).toEqual({
      a: ['*{--space:0}', '*{--wide:0}'],
    });
  });

  it('the rules of the chunks it imports, which contain none themselves', () => {
    expect(
      brought({
        a: { isEntry: true, imports: ['shared'], words: ['flex', 'p-4'] },
        shared: { imports: ['deep'], words: [] },
        deep: { words: ['flex'] },
      }),
    ).toEqual({ a: ['*{--space:0}', '.flex{}', '.p-4{}'], shared: [], deep: [] });
  });

  it('on demand, no rules that every importer already has', () => {
    expect(
      brought({
        a: { isEntry: true, dynamicImports: ['later'], words: ['flex', 'p-4'] },
        b: { isEntry: true, dynamicImports: ['later'], words: ['flex'] },
        later: { words: ['flex', 'p-4'] },
      }),
    ).toMatchObject({ later: ['*{--space:0}', '.p-4{}'] });
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
      b: ['*{--space:0}', '.p-4{}'],
      c: ['*{--wide:0}', '.w-9{}'],
      d: [],
    });
  });
});
