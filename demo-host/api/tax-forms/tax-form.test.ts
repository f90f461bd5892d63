import { addDays, cents, yearOf, type LocalDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { accrual, advance, paymentReceived, reversal, type Posting } from '../ledger/posting';
import { interestPaidIn } from '../testing/ledger-sums';
import { dayOf, opened, randomFrom, simulateLoan } from '../testing/loan-years';
import { taxFormsOf } from './tax-form';

const start = dayOf('2023-11-10');
const mortgage = { taxForm: '1098', openedOn: start } as const;
const zero = cents(0);

/** A payment of interest and ten times as much principal. */
const payment = (on: LocalDate, interest: number): readonly Posting[] => [
  accrual(cents(interest), { on, description: 'Interest' }),
  paymentReceived(
    {
      ...{ interest: cents(interest), principal: cents(10 * interest) },
      ...{ fees: zero, surplus: zero, processingFee: zero },
    },
    { on, description: 'Payment', reference: `R-${on}`, cause: `test ${on}` },
  ),
];

const lent = advance(cents(1_000_000), { on: start, description: 'Loan advance' });

/** A payment of the last December, returned on a day. */
function returnedOn(day: LocalDate): readonly Posting[] {
  const paid = payment(dayOf('2024-12-30'), 700);
  const back = paid
    .filter(({ kind }) => kind === 'payment')
    .map((one) => reversal(one, { on: day, description: 'Returned' }));
  return [lent, ...payment(dayOf('2024-05-10'), 500), ...paid, ...back];
}

const figures = (postings: readonly Posting[], today: string) =>
  taxFormsOf(mortgage, postings, dayOf(today)).map(({ year, interest, refunded }) => ({
    year,
    interest,
    refunded,
  }));

describe('[POR-171] the tax forms of a loan', () => {
  it('are of each year in which interest was paid, from January 15 of the next one', () => {
    const postings = [
      lent,
      ...payment(dayOf('2024-05-10'), 500),
      ...payment(dayOf('2024-12-31'), 300),
      ...payment(dayOf('2025-01-01'), 200),
    ];
    expect(figures(postings, '2025-01-14')).toEqual([]);
    expect(figures(postings, '2025-01-15')).toEqual([{ year: 2024, interest: 800, refunded: 0 }]);
    expect(figures(postings, '2026-01-15').map(({ year, interest }) => [year, interest])).toEqual([
      [2025, 200],
      [2024, 800],
    ]);
  });

  it('have the principal of the first day: of the year, or of a loan that was made in it', () => {
    const postings = [
      lent,
      ...payment(dayOf('2023-12-10'), 100),
      ...payment(dayOf('2024-05-10'), 500),
    ];
    const forms = taxFormsOf(mortgage, postings, dayOf('2025-03-01'));
    expect(forms.map(({ principal }) => principal)).toEqual([999_000, 1_000_000]);
    expect(forms.map(({ openedOn }) => openedOn)).toEqual([start, start]);
  });

  it('count no payment that was returned before they were made', () => {
    const postings = returnedOn(dayOf('2025-01-08'));
    expect(figures(postings, '2025-02-01')).toEqual([{ year: 2024, interest: 500, refunded: 0 }]);
  });

  it('stay as they were made where a payment is returned later, which the next one says', () => {
    const postings = [...returnedOn(dayOf('2025-02-03')), ...payment(dayOf('2025-03-10'), 900)];
    expect(figures(postings, '2026-02-01')).toEqual([
      { year: 2025, interest: 900, refunded: 700 },
      { year: 2024, interest: 1_200, refunded: 0 },
    ]);
  });

  it('are none of a loan of another kind, and of a vehicle bought before 2025', () => {
    const postings = [lent, ...payment(dayOf('2024-05-10'), 500)];
    const ofKind = (taxForm: '1098-VLI' | '1098-E' | undefined) =>
      taxFormsOf({ taxForm, openedOn: start }, postings, dayOf('2026-03-02')).length;
    expect([ofKind(undefined), ofKind('1098-VLI'), ofKind('1098-E')]).toEqual([0, 0, 1]);
  });

  it('have the interest of the payments, to the cent, over three years of a loan', () => {
    const habits = { pays: 'anyDay', returns: 0.08, principalOnly: 0.2, fees: 0.01 } as const;
    const loan = simulateLoan(
      {
        name: 'paid on any day, with returned payments',
        ...{ billing: 'Monthly', principal: 1_000_000, installment: 31_500, installments: 36 },
        rates: [[0, 749]],
        habits,
      },
      randomFrom(1_098),
    );
    for (let day = opened; yearOf(day) < 2026; day = addDays(day, 1)) loan.passDay(day);
    const reported = { taxForm: '1098', openedOn: opened } as const;
    const forms = taxFormsOf(reported, loan.postings, dayOf('2026-01-15'));
    expect(forms.map(({ year, interest }) => [year, interest])).toEqual(
      [2025, 2024, 2023].map((year) => [year, interestPaidIn(loan, year)]),
    );
  });
});
