import { expect, it } from 'vitest';
import { shortTable } from './rollup-loader.mjs';

it('gives the loader each file once, and what every tag needs once for all', () => {
  expect(
    shortTable({
      'portico-sign-in': {
        entry: 'sign-in-Aaaaaa.js',
        preload: ['react-Rrrrrr.js', 'shared-Ffffff.js'],
      },
      'portico-payment': {
        entry: 'payment-B-b_bb.js',
        preload: ['react-Rrrrrr.js', 'shared-Ffffff.js', 'shared-Tttttt.js'],
      },
      'portico-faq': { entry: 'faq-Cccccc.js', preload: ['react-Rrrrrr.js'] },
    }),
  ).toEqual({
    common: ['react-Rrrrrr'],
    shared: ['shared-Ffffff', 'shared-Tttttt'],
    tags: { 'sign-in': 'Aaaaaa0', payment: 'B-b_bb01', faq: 'Cccccc' },
  });
});
