import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { setLength as counted } from '../loader/src/table';
import { buildLoader, setLength, shortTable } from './rollup-loader.mjs';

it('lists the shared files that each tag needs', () => {
  expect(
    shortTable('Ab12Cd34', {
      'portico-sign-in': { entry: 'sign-in.js', preload: ['react.js', 'shared-1.js'] },
      'portico-payment': {
        entry: 'payment.js',
        preload: ['react.js', 'shared-1.js', 'shared-2.js'],
      },
      'portico-faq': { entry: 'faq.js', preload: ['react.js'] },
    }),
  ).toEqual({ folder: 'Ab12Cd34', tags: 'sign-in003 payment007 faq001' });
});

it('uses the same length of a set as the loader', () => {
  expect(setLength).toBe(counted);
});

it('stays below one and a half kilobytes with every tag of the whole suite', async () => {
  const suite =
    'accounts activation application-details branch-locator contact-change deposit-details ' +
    'document-center faq loan-details login-history messages opt-out password-change payment ' +
    'payment-confirmation portal profile recovery registration session sign-in verify-email';
  const shared = Array.from({ length: 12 }, (_, place) => place + 1);
  const tags = suite.split(' ').map((tag, index) => [
    `portico-${tag}`,
    {
      entry: `${tag}.js`,
      preload: [
        'react.js',
        ...shared
          .filter((place) => place === 1 || (index * place) % 3 === 1)
          .map((place) => `shared-${place}.js`),
      ],
    },
  ]);
  const [loader] = await buildLoader('Ab12Cd34', Object.fromEntries(tags));
  expect(brotliCompressSync(loader?.[1] ?? '').length).toBeLessThan(1536);
});
