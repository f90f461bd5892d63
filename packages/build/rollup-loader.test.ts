import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildLoader, laterOf, shortTable } from './rollup-loader.mjs';

it('lists the shared files that each tag needs', () => {
  expect(
    shortTable('Ab12Cd34', {
      'portico-sign-in': { entry: 'sign-in.js', preload: ['runtime.js', 'p0.js'] },
      'portico-payment': {
        entry: 'payment.js',
        preload: ['runtime.js', 'p0.js', 'pz.js'],
      },
      'portico-faq': { entry: 'faq.js', preload: ['runtime.js'] },
    }),
  ).toEqual({ folder: 'Ab12Cd34', tags: 'sign-in.0 payment.0z faq' });
});

it('lists what each tag can load on demand, at any depth, once', () => {
  const chunks = new Map([
    ['faq.js', { imports: ['runtime.js'], dynamicImports: ['later-help.js'] }],
    ['runtime.js', { imports: [], dynamicImports: ['later-es.js'] }],
    ['later-help.js', { imports: ['p0.js', 'runtime.js'], dynamicImports: ['later-map.js'] }],
    ['later-map.js', { imports: [], dynamicImports: ['later-help.js'] }],
    ['later-es.js', { imports: [], dynamicImports: [] }],
    ['p0.js', { imports: [], dynamicImports: [] }],
    ['payment.js', { imports: [], dynamicImports: [] }],
  ]);
  expect(laterOf('faq.js', chunks)).toEqual([
    'later-es.js',
    'later-help.js',
    'later-map.js',
    'p0.js',
  ]);
});

it('refuses a shared file without a sign', () => {
  const tags = { 'portico-faq': { entry: 'faq.js', preload: ['runtime.js', 'p10.js'] } };
  expect(() => shortTable('Ab12Cd34', tags)).toThrow('p10.js is no part');
});

it('stays below 4 KB with every tag of the whole suite', async () => {
  const suite =
    'accounts activation application-details branch-locator contact-change deposit-details ' +
    'document-center faq loan-details login-history messages opt-out password-change payment ' +
    'payment-confirmation portal profile recovery registration session sign-in verify-email';
  const shared = Array.from({ length: 12 }, (_, place) => place);
  const tags = suite.split(' ').map((tag, index) => [
    `portico-${tag}`,
    {
      entry: `${tag}.js`,
      preload: [
        'runtime.js',
        ...shared
          .filter((place) => place === 0 || (index * place) % 3 === 1)
          .map((place) => `p${place.toString(36)}.js`),
      ],
    },
  ]);
  const [loader] = await buildLoader('Ab12Cd34', Object.fromEntries(tags), {
    noCode: {},
    reads: { accounts: [['/api/accountList']] },
  });
  expect(brotliCompressSync(loader?.[1] ?? '').length).toBeLessThan(4 * 1024);
});
