import { describe, expect, it } from 'vitest';
import { cents } from '../values/money';
import {
  decideAfterLoad,
  decideBeforeLoad,
  type AccountAfterLoad,
  type AccountBeforeLoad,
} from './account-selection';

describe('decideBeforeLoad', () => {
  const open: AccountBeforeLoad = {
    comment: '',
    balance: cents(500_000),
    onlineBlocked: false,
    achBlocked: false,
    cardBlocked: false,
    thirdPartyApplies: false,
    blockedHoldCodes: ['48', 'BK'],
  };
  const decide = (change: Partial<AccountBeforeLoad>) => decideBeforeLoad({ ...open, ...change });
  const load = { ok: true, value: 'load' };
  const refused = (code: string) => ({ ok: false, error: { code } });

  it.each([
    ['[PAY-012, PAY-032]', { comment: '' }],
    ['[PAY-012, PAY-032]', { comment: 'nox$' }],
    ['[PAY-012, PAY-032]', { comment: 'irso' }],
    ['[PAY-034]', { comment: '99' }],
    ['', { comment: ' ', blockedHoldCodes: ['48', ''] }],
    ['[PAY-044]', { achBlocked: true }],
    ['[PAY-044]', { cardBlocked: true }],
  ])('%s loads the payment information: %j', (_, change) => {
    expect(decide(change)).toEqual(load);
  });

  it.each([
    ['[PAY-013]', { comment: 'closed' }],
    ['[PAY-013]', { comment: 'Loan CLOSED' }],
    ['', { comment: 'closed', balance: cents(0) }],
  ])('%s a closed loan is refused: %j', (_, change) => {
    expect(decide(change)).toEqual(refused('AccountClosed'));
  });

  it.each([
    ['[PAY-033]', { comment: '48' }],
    ['[PAY-033]', { comment: ' bk ' }],
    ['[PAY-033]', { comment: 'BK', blockedHoldCodes: ['48', ' bk '] }],
    ['[PAY-038]', { achBlocked: true, cardBlocked: true }],
    ['[PAY-041]', { achBlocked: true, thirdPartyApplies: true }],
    ['[PAY-046]', { achBlocked: true, cardBlocked: true, balance: cents(0) }],
  ])('%s a blocked loan is PaymentBlocked: %j', (_, change) => {
    expect(decide(change)).toEqual(refused('PaymentBlocked'));
  });

  it('a loan blocked for payments on the web is always NoPaymentOnline', () => {
    expect(decide({ onlineBlocked: true })).toEqual(refused('NoPaymentOnline'));
    expect(decide({ onlineBlocked: true, achBlocked: true, cardBlocked: true })).toEqual(
      refused('NoPaymentOnline'),
    );
  });

  it('[PAY-045] a zero balance that is not blocked needs no payment', () => {
    expect(decide({ balance: cents(0) })).toEqual(refused('NoPaymentNeeded'));
    expect(decide({ balance: cents(0), achBlocked: true })).toEqual(refused('NoPaymentNeeded'));
    expect(decide({ balance: cents(1) })).toEqual(load);
  });

  it('an account of a third party is paid on its site, without loading payment information', () => {
    expect(decide({ thirdPartyApplies: true })).toEqual({ ok: true, value: 'thirdParty' });
    expect(decide({ thirdPartyApplies: true, balance: cents(0) })).toEqual(
      refused('NoPaymentNeeded'),
    );
  });
});

describe('decideAfterLoad', () => {
  const open: AccountAfterLoad = {
    achBlocked: false,
    cardBlocked: false,
    allowAch: true,
    allowCards: true,
    holdCode48: false,
    immediateAchBlockedAfterCutoff: false,
    scheduledPayments: 0,
    onlyImmediate: false,
  };
  const decide = (change: Partial<AccountAfterLoad>) => decideAfterLoad({ ...open, ...change });
  const offers = (...types: string[]) => ({ ok: true, value: types });
  const refused = (code: string) => ({ ok: false, error: { code } });
  const cutoff = { immediateAchBlockedAfterCutoff: true };

  it.each([
    ['', {}, offers('ach', 'card')],
    ['[PAY-036, PAY-039]', { achBlocked: true }, offers('card')],
    ['[PAY-037, PAY-042]', { cardBlocked: true }, offers('ach')],
    ['[PAY-050, PAY-053]', { allowAch: false }, offers('card')],
    ['[PAY-083]', { allowCards: false }, offers('ach')],
    ['[PAY-050, PAY-052]', { allowAch: false, holdCode48: true }, offers('card')],
    ['[PAY-056]', { ...cutoff, scheduledPayments: 1 }, offers('ach', 'card')],
    ['[PAY-057]', { ...cutoff, allowCards: false }, offers('ach')],
    ['', { ...cutoff, onlyImmediate: true }, offers('ach', 'card')],
  ])('%s %j offers the types that remain', (_, change, expected) => {
    expect(decide(change)).toEqual(expected);
  });

  it.each([
    ['[PAY-040]', { achBlocked: true, allowCards: false }, 'PaymentBlocked'],
    ['[PAY-043]', { cardBlocked: true, allowAch: false }, 'PaymentBlocked'],
    ['[PAY-054]', { achBlocked: true, cardBlocked: true }, 'PaymentBlocked'],
    ['[PAY-051]', { allowAch: false, holdCode48: true, allowCards: false }, 'PaymentBlocked'],
    ['[PAY-051]', { allowAch: false, holdCode48: true, cardBlocked: true }, 'PaymentBlocked'],
    [
      '[PAY-055]',
      { ...cutoff, scheduledPayments: 1, allowCards: false },
      'DisabledPaymentsAfterCutoffTime',
    ],
    [
      '[PAY-058]',
      { ...cutoff, onlyImmediate: true, allowCards: false },
      'DisabledPaymentsAfterCutoffTime',
    ],
    ['', { allowAch: false, allowCards: false }, 'NoAchPayment'],
  ])('%s %j is refused as %s', (_, change, code) => {
    expect(decide(change)).toEqual(refused(code));
  });

  it('never offers a type that is blocked or not allowed, and never an empty choice', () => {
    const flags = [false, true];
    for (const achBlocked of flags)
      for (const cardBlocked of flags)
        for (const allowAch of flags)
          for (const allowCards of flags)
            for (const holdCode48 of flags) {
              const result = decide({ achBlocked, cardBlocked, allowAch, allowCards, holdCode48 });
              if (!result.ok) continue;
              expect(result.value).not.toEqual([]);
              expect(result.value.includes('ach')).toBe(allowAch && !achBlocked);
              expect(result.value.includes('card')).toBe(allowCards && !cardBlocked);
            }
  });
});
