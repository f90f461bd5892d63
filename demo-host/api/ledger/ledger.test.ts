import {
  addCents,
  addDays,
  addMonths,
  cents,
  localDate,
  simpleInterest,
  type LocalDate,
} from '@portico/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accrual,
  advance,
  feeCharge,
  isBalanced,
  paymentReceived,
  saving,
  type Posting,
} from './posting';
import { dueDateOf, installmentsBefore, type Schedule } from './schedule';
import { owedOn, splitPayment, loanStateOn, type Terms } from './loan-state';

function on(text: string): LocalDate {
  const day = localDate(text);
  if (!day) throw new Error(`Not a day: ${text}`);
  return day;
}

describe('simple interest', () => {
  it.each([
    ['a year at 7.5 % on $1,000', 100_000, 750, 365, 7_500],
    ['a day at 7.5 % on $1,000', 100_000, 750, 1, 21],
    ['exactly half a cent, up', 36_500, 50, 1, 1],
    ['a leap year of days', 100_000, 750, 366, 7_521],
    ['no day', 100_000, 750, 0, 0],
    ['a day back', 100_000, 750, -1, 0],
    ['nothing owed', 0, 750, 30, 0],
    ['no rate', 100_000, 0, 30, 0],
    ['$100 million over thirty years at 10 %', 10_000_000_000, 1_000, 10_950, 30_000_000_000],
  ])('%s', (_name, principal, rate, days, expected) => {
    expect(simpleInterest(cents(principal), rate, days)).toBe(expected);
  });

  it('grows with principal, rate and days, and never by more than a cent of rounding when split', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.integer({ min: 1, max: 3_000 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        (principal, rate, first, second) => {
          const whole = simpleInterest(cents(principal), rate, first + second);
          const parts = addCents(
            simpleInterest(cents(principal), rate, first),
            simpleInterest(cents(principal), rate, second),
          );
          expect(Math.abs(whole - parts)).toBeLessThanOrEqual(1);
          expect(whole).toBeGreaterThanOrEqual(simpleInterest(cents(principal), rate, first));
        },
      ),
    );
  });
});

describe('postings', () => {
  it('all have equal debits and credits', () => {
    const amount = fc.integer({ min: 0, max: 1e9 }).map((n) => cents(n));
    const event = { on: on('2026-01-01'), description: '' };
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (a, b, c, d, e) => {
        const parts = { fees: a, interest: b, principal: c, surplus: d, processingFee: e };
        const all = [
          advance(a, event),
          accrual(b, event),
          feeCharge(c, event),
          saving(d, event),
          saving(cents(0 - e), event),
          paymentReceived(parts, { ...event, reference: 'R' }),
        ];
        expect(all.every(isBalanced)).toBe(true);
      }),
    );
  });
});

describe('splitting a payment', () => {
  const owed = {
    fees: cents(2_500),
    interest: cents(1_000),
    principal: cents(10_000),
    payoff: cents(13_500),
    unposted: cents(0),
  };

  it.each([
    ['fees first', 2_000, [2_000, 0, 0, 0]],
    ['then interest', 3_000, [2_500, 500, 0, 0]],
    ['then principal', 5_000, [2_500, 1_000, 1_500, 0]],
    ['all of it', 13_500, [2_500, 1_000, 10_000, 0]],
    ['what is too much is a surplus', 13_501, [2_500, 1_000, 10_000, 1]],
  ])('%s', (_name, amount, [fees, interest, principal, surplus]) => {
    expect(splitPayment(cents(amount), owed)).toEqual({ fees, interest, principal, surplus });
  });

  it('uses every cent once', () => {
    const amount = fc.integer({ min: 0, max: 1e8 }).map((n) => cents(n));
    fc.assert(
      fc.property(amount, amount, amount, amount, (paid, fees, interest, principal) => {
        const payoff = addCents(fees, interest, principal);
        const parts = splitPayment(paid, { ...owed, fees, interest, principal, payoff });
        expect(addCents(...Object.values(parts))).toBe(paid);
        expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
        expect(parts.principal).toBeLessThanOrEqual(principal);
      }),
    );
  });
});

describe('a schedule', () => {
  const monthly: Schedule = {
    firstDue: on('2026-01-31'),
    installment: cents(10_000),
    installments: 12,
    billing: 'Monthly',
  };

  it.each([
    ['Monthly', 2, '2026-02-28'],
    ['Monthly', 3, '2026-03-31'],
    ['BiWeekly', 3, '2026-02-28'],
    ['Weekly', 2, '2026-02-07'],
  ] as const)('%s: installment %i is due on %s', (billing, n, expected) => {
    expect(dueDateOf({ ...monthly, billing }, n)).toBe(expected);
  });

  it.each([
    ['on the due date itself', '2026-01-31', 0],
    ['the day after', '2026-02-01', 1],
    ['long after the last', '2030-01-01', 12],
  ])('counts those before a day: %s', (_name, day, count) => {
    expect(installmentsBefore(monthly, on(day))).toBe(count);
  });
});

describe('the state of a loan', () => {
  const opened = on('2026-01-15');
  const terms: Terms = {
    rates: [{ from: opened, rate: 1_000 }],
    schedule: {
      firstDue: on('2026-02-15'),
      installment: cents(10_000),
      installments: 12,
      billing: 'Monthly',
    },
  };
  const lent: Posting = advance(cents(100_000), { on: opened, description: '' });

  /** A payment on a day, with the interest up to it. */
  function pay(postings: readonly Posting[], amount: number, day: LocalDate): Posting[] {
    const owed = owedOn(postings, terms.rates, day);
    const parts = splitPayment(cents(amount), owed);
    return [
      ...postings,
      accrual(owed.unposted, { on: day, description: '' }),
      paymentReceived(
        { ...parts, processingFee: cents(0) },
        { on: day, description: '', reference: day },
      ),
    ];
  }

  it('before the first due date: that installment', () => {
    expect(loanStateOn([lent], terms, on('2026-02-01'))).toMatchObject({
      pastDue: 0,
      amountDue: 10_000,
      dueDate: '2026-02-15',
      principal: 100_000,
    });
  });

  it('on the due date nothing is past due, the day after it is', () => {
    expect(loanStateOn([lent], terms, on('2026-02-15')).pastDue).toBe(0);
    expect(loanStateOn([lent], terms, on('2026-02-16'))).toMatchObject({
      pastDue: 10_000,
      amountDue: 20_000,
      dueDate: '2026-02-15',
    });
  });

  it('after the installment was paid: the next one', () => {
    const postings = pay([lent], 10_000, on('2026-02-10'));
    expect(loanStateOn(postings, terms, on('2026-02-10'))).toMatchObject({
      pastDue: 0,
      amountDue: 10_000,
      dueDate: '2026-03-15',
    });
  });

  it('after a part of it: the rest', () => {
    const postings = pay([lent], 4_000, on('2026-02-10'));
    expect(loanStateOn(postings, terms, on('2026-02-10'))).toMatchObject({
      amountDue: 6_000,
      dueDate: '2026-02-15',
    });
  });

  it.each([
    ['2026-12-15', 55_000, 50_000],
    ['2026-12-16', 'payoff', 55_000],
    ['2027-01-15', 'payoff', 55_000],
    ['2027-01-16', 'payoff', 'payoff'],
  ])(
    'the last installment is all that is owed: on %s %s, of which %s is past due',
    (day, due, past) => {
      const schedule = { ...terms.schedule, installment: cents(5_000) };
      const state = loanStateOn([lent], { ...terms, schedule }, on(day));
      const amount = (text: number | string) => (text === 'payoff' ? state.payoff : text);
      expect(state).toMatchObject({
        maturity: '2027-01-15',
        amountDue: amount(due),
        pastDue: amount(past),
      });
    },
  );

  it('fees are due at once', () => {
    const fee = feeCharge(cents(2_500), { on: on('2026-02-10'), description: '' });
    expect(loanStateOn([lent, fee], terms, on('2026-02-10')).amountDue).toBe(12_500);
  });

  it('paid off: nothing is due', () => {
    const day = on('2026-02-10');
    const { payoff } = owedOn([lent], terms.rates, day);
    const loanState = loanStateOn(pay([lent], payoff, day), terms, addDays(day, 40));
    expect(loanState).toMatchObject({ payoff: 0, amountDue: 0, pastDue: 0, dueDate: undefined });
  });

  it('counts interest by calendar year', () => {
    const postings = pay([lent], 10_000, on('2026-12-31'));
    const loanState = loanStateOn(postings, terms, on('2027-01-01'));
    expect(loanState.interestThisYear).toBe(0);
    expect(loanState.interestLastYear).toBe(simpleInterest(cents(100_000), 1_000, 350));
  });

  it('whatever is paid when: the ledger agrees with what was lent, earned and paid', () => {
    const payments = fc.array(
      fc.record({
        after: fc.integer({ min: 0, max: 60 }),
        amount: fc.integer({ min: 1, max: 40_000 }),
      }),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(payments, (all) => {
        let postings: Posting[] = [lent];
        let day = opened;
        let paid = 0;
        for (const { after, amount } of all) {
          day = addDays(day, after);
          const { payoff } = owedOn(postings, terms.rates, day);
          if (payoff === 0) break;
          const part = Math.min(amount, payoff);
          postings = pay(postings, part, day);
          paid += part;
        }
        const loanState = loanStateOn(postings, terms, addMonths(day, 1));
        const earned = postings
          .filter(({ kind }) => kind === 'accrual')
          .reduce((sum, { lines }) => sum + (lines.interest ?? 0), 0);
        expect(postings.every(isBalanced)).toBe(true);
        expect(loanState.payoff - loanState.unposted).toBe(100_000 + earned - paid);
        expect(loanState.principal).toBeGreaterThanOrEqual(0);
        expect(loanState.amountDue).toBeLessThanOrEqual(loanState.payoff);
        expect(loanState.pastDue).toBeLessThanOrEqual(loanState.amountDue);
      }),
    );
  });
});
