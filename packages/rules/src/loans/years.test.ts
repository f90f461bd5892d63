import { describe, expect, it } from 'vitest';
import { localDate } from '../values/local-date';
import { cents } from '../values/money';
import { paymentsByYear, type YearEntry } from './years';

function entry(text: string, principal: number, interest: number, balance: number): YearEntry {
  const on = localDate(text);
  if (!on) throw new Error(`Not a day: ${text}`);
  return { on, principal: cents(principal), interest: cents(interest), balance: cents(balance) };
}

describe('payments by year', () => {
  it('adds up principal and interest, with the last balance of the year', () => {
    expect(
      paymentsByYear([
        entry('2026-01-31', 200, 20, 500),
        entry('2025-12-31', 300, 30, 700),
        entry('2026-12-31', 100, 10, 400),
        entry('2027-01-01', 400, 5, 0),
      ]),
    ).toEqual([
      { year: 2025, principal: 300, interest: 30, balance: 700 },
      { year: 2026, principal: 300, interest: 30, balance: 400 },
      { year: 2027, principal: 400, interest: 5, balance: 0 },
    ]);
  });

  it('keeps a year without payments, at the same balance', () => {
    expect(paymentsByYear([entry('2024-05-01', 1, 1, 9), entry('2026-05-01', 9, 0, 0)])[1]).toEqual(
      {
        year: 2025,
        principal: 0,
        interest: 0,
        balance: 9,
      },
    );
  });

  it('counts a reversal against its year', () => {
    expect(
      paymentsByYear([entry('2026-01-05', 100, 10, 400), entry('2026-01-06', -100, -10, 500)]),
    ).toEqual([{ year: 2026, principal: 0, interest: 0, balance: 500 }]);
  });

  it('is empty without payments', () => {
    expect(paymentsByYear([])).toEqual([]);
  });
});
