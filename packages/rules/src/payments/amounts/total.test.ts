import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, centsFromAmount } from '../../values/money';
import { paymentTotal, processingFee } from './total';

it('[PAY-413] the total is amount, both fees and additional principal, in whole cents', () => {
  const parts = {
    amount: centsFromAmount(100.1),
    additionalPrincipal: centsFromAmount(0.2),
    firstPartyFee: centsFromAmount(1.5),
    thirdPartyFee: centsFromAmount(0.95),
  };
  expect(paymentTotal(parts)).toBe(10_275);
  expect(processingFee(parts)).toBe(245);
});

it('loses no cent', () => {
  const amount = fc.nat(100_000_000).map(cents);
  fc.assert(
    fc.property(amount, amount, amount, amount, (a, b, c, d) => {
      const parts = { amount: a, additionalPrincipal: b, firstPartyFee: c, thirdPartyFee: d };
      expect(paymentTotal(parts) - processingFee(parts)).toBe(a + b);
    }),
  );
});
