import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { hashLength as counted } from '../loader/src/table';
import { buildLoader, hashLength, shortTable } from './rollup-loader.mjs';

it('gives the loader each file once, and what every tag needs once for all', () => {
  expect(
    shortTable({
      'portico-sign-in': {
        entry: 'sign-in-Aaaaaaa.js',
        preload: ['react-Rrrrrrr.js', 'shared-Fffffff.js'],
      },
      'portico-payment': {
        entry: 'payment-B-b_bbb.js',
        preload: ['react-Rrrrrrr.js', 'shared-Fffffff.js', 'shared-Ttttttt.js'],
      },
      'portico-faq': { entry: 'faq-Ccccccc.js', preload: ['react-Rrrrrrr.js'] },
    }),
  ).toEqual({
    shared: 'react-Rrrrrrr shared-Fffffff shared-Ttttttt',
    tags: 'sign-in-Aaaaaaa003 payment-B-b_bbb007 faq-Ccccccc001',
  });
});

it('and the loader agree how long a hash is', () => {
  expect(hashLength).toBe(counted);
});

it('stays below a kilobyte with every tag of the whole suite', async () => {
  const suite =
    'accounts activation application-details branch-locator contact-change deposit-details ' +
    'document-center faq loan-details login-history messages opt-out password-change payment ' +
    'payment-confirmation portal profile recovery registration session sign-in verify-email';
  const named = (name: string): string =>
    `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, hashLength)}.js`;
  const shared = Array.from({ length: 12 }, (_, place) => named(`shared${place}`));
  const tags = suite.split(' ').map((tag, index) => [
    `portico-${tag}`,
    {
      entry: named(tag),
      preload: [
        named('react'),
        ...shared.filter((_, place) => place === 0 || (index * place) % 3 === 1),
      ],
    },
  ]);
  const [loader] = await buildLoader(Object.fromEntries(tags));
  expect(brotliCompressSync(loader?.[1] ?? '').length).toBeLessThan(1024);
});
