import { expect, it } from 'vitest';
import { hashLength as counted } from '../loader/src/table';
import { hashLength, shortTable } from './rollup-loader.mjs';

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
    common: ['react-Rrrrrrr'],
    shared: ['shared-Fffffff', 'shared-Ttttttt'],
    tags: { 'sign-in': 'Aaaaaaa1', payment: 'B-b_bbb3', faq: 'Ccccccc0' },
  });
});

it('and the loader agree how long a hash is', () => {
  expect(hashLength).toBe(counted);
});
