import { expect, it } from 'vitest';
import { firstViewImports } from './rollup-first-views.mjs';

const chunks = {
  'a.js': { imports: ['runtime.js'] },
  'runtime.js': { imports: [] },
  'p0.js': { imports: ['p1.js', 'runtime.js'] },
  'p1.js': { imports: [] },
  'later-lists.first.view.js': { imports: ['p0.js', 'runtime.js'] },
  'later-alone.first.view.js': { imports: ['runtime.js'] },
  'later-dialog.js': { imports: ['p0.js'] },
};

const rendered = (code: string): string => {
  const { renderChunk } = firstViewImports();
  const result: unknown = Reflect.apply(
    typeof renderChunk === 'function' ? renderChunk : () => null,
    {},
    [code, { fileName: 'a.js' }, {}, { chunks }],
  );
  return typeof result === 'object' && result !== null ? String(Reflect.get(result, 'code')) : code;
};

it('requests what a first view imports, besides what is there, with the view', () => {
  expect(rendered('chunk(() => import("./later-lists.first.view.js"))')).toBe(
    'chunk(() => [import("./later-lists.first.view.js"), import("./p0.js").catch(() => undefined), import("./p1.js").catch(() => undefined)][0])',
  );
});

it.each(['import("./later-alone.first.view.js")', 'import("./later-dialog.js")'])(
  'leaves %s as it is',
  (code) => {
    expect(rendered(code)).toBe(code);
  },
);
