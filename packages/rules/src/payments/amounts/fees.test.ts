import { expect, it } from 'vitest';
import { cents } from '../../values/money';
import { firstPartyFee, thirdPartyFeeFlags } from './fees';
import type { MethodKind } from '../payment-type';

const fees = {
  eCheck: cents(1),
  scheduledAch: cents(2),
  recurringAch: cents(3),
  debitCard: cents(4),
  creditCard: cents(5),
};
const ach: MethodKind = { type: 'ach' };
const debit: MethodKind = { type: 'card', debitCredit: 'debit' };
const credit: MethodKind = { type: 'card', debitCredit: 'credit' };

it.each([
  ['[PAY-394]', 'immediate', ach, 1],
  ['[PAY-395]', 'scheduled', ach, 2],
  ['[PAY-396]', 'recurring', ach, 3],
  ['[PAY-397]', 'immediate', debit, 4],
  ['[PAY-397]', 'scheduled', debit, 4],
  ['[PAY-397]', 'recurring', debit, 4],
  ['[PAY-398]', 'immediate', credit, 5],
  ['[PAY-398]', 'scheduled', credit, 5],
  ['[PAY-398]', 'recurring', credit, 5],
] as const)('%s the fee of an %s payment by %j is the one of its kind', (_, kind, method, fee) => {
  expect(firstPartyFee(fees, kind, method)).toBe(fee);
});

it('a fee that the lender does not set is 0', () => {
  expect(firstPartyFee({ ...fees, eCheck: undefined }, 'immediate', ach)).toBe(0);
});

it.each([
  ['[PAY-403]', 'immediate', { isImmediate: true, isOneTime: true, isRecurring: false }],
  ['[PAY-404]', 'scheduled', { isImmediate: false, isOneTime: true, isRecurring: false }],
  ['[PAY-405]', 'recurring', { isImmediate: false, isOneTime: false, isRecurring: true }],
] as const)('%s the fee of an %s payment is requested with %j', (_, kind, flags) => {
  expect(thirdPartyFeeFlags(kind, ach)).toMatchObject(flags);
});

it.each([
  [ach, { isAch: true, isDebitCard: false, isCreditCard: false }],
  [debit, { isAch: false, isDebitCard: true, isCreditCard: false }],
  [credit, { isAch: false, isDebitCard: false, isCreditCard: true }],
])('[PAY-402] for %j exactly one flag of the method is set', (method, flags) => {
  expect(thirdPartyFeeFlags('immediate', method)).toMatchObject(flags);
});
