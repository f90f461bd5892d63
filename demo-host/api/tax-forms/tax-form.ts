import {
  addCents,
  addDays,
  cents,
  compareDates,
  dateOf,
  yearOf,
  type Cents,
  type LocalDate,
} from '@portico/rules';
import type { StoredAccount, TaxFormKind } from '../ledger/account-store';
import { balanceOf, keptPayments, type Posting } from '../ledger/posting';

/** What the lender reports of a loan's interest in a year. Not stored: computed from the ledger. */
export type TaxForm = {
  readonly kind: TaxFormKind;
  readonly year: number;
  /** The day from which it is there; what is posted later does not change it. */
  readonly madeOn: LocalDate;
  /** Received in the year, without payments that were returned. */
  readonly interest: Cents;
  /** Interest on an earlier form whose payment was returned in this year, after that form was made. */
  readonly refunded: Cents;
  /** Principal at the beginning of the year, or on the day of a loan that was made in it. */
  readonly principal: Cents;
  readonly openedOn: LocalDate;
};

/** Interest on loans for vehicles is reported of those from 2025 on (26 USC 6050AA). */
const firstOpened: Readonly<Partial<Record<TaxFormKind, string>>> = { '1098-VLI': '2025-01-01' };

/** A day that every year has. */
function dayIn(year: number, month: number, day: number): LocalDate {
  const found = dateOf(year, month, day);
  if (!found) throw new Error(`Not a day: ${year}-${month}-${day}`);
  return found;
}

/** By then most of the year's last payments that a bank returns are returned. */
const dayOfForm = (year: number): LocalDate => dayIn(year + 1, 1, 15);

const through = (postings: readonly Posting[], day: LocalDate): readonly Posting[] =>
  postings.filter(({ postedOn }) => postedOn <= day);

/** Interest received in a year, as far as its payments are not returned on a later day. */
function interestIn(postings: readonly Posting[], year: number, asOf: LocalDate): Cents {
  const kept = keptPayments(through(postings, asOf));
  return cents(
    0 -
      balanceOf(
        kept.filter(({ postedOn }) => yearOf(postedOn) === year),
        'interest',
      ),
  );
}

const laterOf = (a: LocalDate, b: LocalDate): LocalDate => (compareDates(a, b) > 0 ? a : b);

function refundedIn(postings: readonly Posting[], first: number, year: number): Cents {
  const lastDay = dayIn(year, 12, 31);
  const dayBefore = dayIn(year - 1, 12, 31);
  const earlier = Array.from({ length: year - first }, (_, n) => first + n);
  return addCents(
    ...earlier.map((one) => {
      const before = interestIn(postings, one, laterOf(dayOfForm(one), dayBefore));
      return cents(before - interestIn(postings, one, lastDay));
    }),
  );
}

type ReportedLoan = Pick<StoredAccount, 'taxForm' | 'openedOn'>;

/**
 * The forms of a loan for each year that has ended and in which interest was paid, the newest first.
 *
 * @param postings all of the account, in the order they were made
 */
export function taxFormsOf(
  { taxForm: kind, openedOn }: ReportedLoan,
  postings: readonly Posting[],
  today: LocalDate,
): readonly TaxForm[] {
  if (!kind || openedOn < (firstOpened[kind] ?? '')) return [];
  const first = yearOf(openedOn);
  const years = Array.from({ length: yearOf(today) - first }, (_, n) => yearOf(today) - 1 - n);
  return years
    .filter((year) => dayOfForm(year) <= today)
    .map((year): TaxForm => {
      const start = dayIn(year, 1, 1);
      const from = openedOn < start ? addDays(start, -1) : openedOn;
      return {
        kind,
        year,
        madeOn: dayOfForm(year),
        interest: interestIn(postings, year, dayOfForm(year)),
        refunded: refundedIn(postings, first, year),
        principal: balanceOf(through(postings, from), 'principal'),
        openedOn,
      };
    })
    .filter(({ interest }) => interest > 0);
}
