import { expect, it } from 'vitest';
import { cents } from '../../values/money';
import { checkAdditionalPrincipal } from './additional-principal';

const loan = { amount: cents(20_000), payoffAmount: cents(50_000) };

it.each([
  [0, loan],
  [30_000, loan],
  [99_999, { ...loan, payoffAmount: undefined }],
  [99_999, { ...loan, payoffAmount: cents(0) }],
])('accepts %d cents on top of %j', (additional, of) => {
  expect(checkAdditionalPrincipal(cents(additional), of)).toEqual({ ok: true, value: additional });
});

it('refuses more than is owed after the amount, and names that maximum', () => {
  expect(checkAdditionalPrincipal(cents(30_001), loan)).toEqual({
    ok: false,
    error: { code: 'abovePayoff', params: { max: '$300.00' } },
  });
  expect(checkAdditionalPrincipal(cents(1), { ...loan, amount: cents(50_000) })).toMatchObject({
    error: { params: { max: '$0.00' } },
  });
});
