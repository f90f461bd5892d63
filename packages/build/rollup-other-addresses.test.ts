import { expect, it } from 'vitest';
import { otherAddresses } from './rollup-other-addresses.mjs';

const chunks = {
  'a.js': {
    imports: [],
    dynamicImports: ['later-once.js', 'later-both.js', 'later-shared.js', 'calls.js'],
  },
  'b.js': { imports: ['later-shared.js', 'calls.js'], dynamicImports: ['later-both.js'] },
};

const rendered = (code: string): string => {
  const { renderChunk } = otherAddresses();
  const result: unknown = Reflect.apply(
    typeof renderChunk === 'function' ? renderChunk : () => null,
    {},
    [code, { fileName: 'a.js' }, {}, { chunks }],
  );
  return typeof result === 'object' && result !== null ? String(Reflect.get(result, 'code')) : code;
};

it('lets a file be imported under another address', () => {
  expect(rendered('chunk(() => import("./later-once.js"))')).toBe(
    'chunk((again = "") => import("./later-once.js" + again))',
  );
});

it('keeps the addresses of what is requested with it', () => {
  const further = 'import("./p0.js").catch(() => undefined)';
  expect(rendered(`chunk(() => [import("./later-once.js"), ${further}][0])`)).toBe(
    `chunk((again = "") => [import("./later-once.js" + again), ${further}][0])`,
  );
});

it('lets the calls be, which have no state', () => {
  expect(rendered('chunk(() => import("./calls.js"))')).toContain('+ again');
});

it.each([
  ['that two files import', 'chunk(() => import("./later-both.js"))'],
  ['that another file needs at once', 'chunk(() => import("./later-shared.js"))'],
  [
    'that is imported in two places',
    'chunk(() => import("./later-once.js")); chunk(async () => await import("./later-once.js"))',
  ],
])('leaves a file as it is %s', (_, code) => {
  expect(rendered(code)).toBe(code);
});
