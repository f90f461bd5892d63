import {
  billingIntervals,
  cents,
  compareDates,
  localDate,
  type Cents,
  type LocalDate,
} from '@portico/rules';
import {
  array,
  check,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  tuple,
  type InferOutput,
} from 'valibot';
import type { Executor } from '@portico/server/parts';
import type { Terms } from './loan-state';
import type { Rates } from './rates';

/** A day of the database. */
export const dayColumn = pipe(
  string(),
  transform(localDate),
  check((day) => day !== undefined),
  transform((day): LocalDate => {
    if (day === undefined) throw new Error('Not a day');
    return day;
  }),
);

/** Whole cents of the database. */
export const centsColumn = pipe(number(), transform(cents));

const flagColumn = pipe(
  number(),
  transform((value) => value === 1),
);

/** Codes with which a host can refuse web payments to an account (payments §8). */
const refusals = [
  'BlockedOnPendingRecurring',
  'Delinquent',
  'LoanLockedPayoff',
  'Dispute',
  'NightError',
] as const;

/** The forms on which a lender reports the interest of a year, by the kind of loan. */
const taxForms = ['1098', '1098-E', '1098-VLI'] as const;
export type TaxFormKind = (typeof taxForms)[number];

const columns = object({
  number: string(),
  borrower_id: number(),
  type: number(),
  description: string(),
  hold_code: string(),
  opened_on: dayColumn,
  rate: number(),
  rate_changes: pipe(
    nullable(string(), ''),
    transform((text) => text.split(' ').flatMap((change) => (change ? [change.split(':')] : []))),
    array(
      pipe(
        tuple([dayColumn, string()]),
        transform(([from, rate]) => ({ from, rate: Number(rate) })),
      ),
    ),
  ),
  schedule_changes: pipe(
    nullable(string(), ''),
    transform((text) => text.split(' ').flatMap((change) => (change ? [change.split(':')] : []))),
    array(
      pipe(
        tuple([string(), dayColumn, string(), dayColumn, string()]),
        transform(([id, madeOn, from, firstDue, step]) => ({
          id: Number(id),
          change: { madeOn, from: Number(from), firstDue, step: Number(step) },
        })),
      ),
    ),
  ),
  statement_format: string(),
  first_due_on: nullable(dayColumn),
  installment: nullable(centsColumn),
  installments: nullable(number()),
  billing: nullable(picklist(billingIntervals)),
  late_fee: centsColumn,
  grace_days: number(),
  credit_limit: nullable(centsColumn),
  restriction: nullable(string()),
  blocks_online: flagColumn,
  blocks_ach: flagColumn,
  blocks_card: flagColumn,
  allows_cards: flagColumn,
  allows_recurring: flagColumn,
  refusal: nullable(picklist(refusals)),
  tax_form: nullable(picklist(taxForms)),
  autopay_reduction: number(),
});

/** An account as stored; `terms` only for a loan or line of credit. */
export type StoredAccount = {
  readonly number: string;
  readonly borrowerId: number;
  readonly type: number;
  readonly description: string;
  readonly holdCode: string;
  readonly openedOn: LocalDate;
  readonly rates: Rates;
  readonly statementFormat: string;
  readonly terms: Terms | undefined;
  readonly lateFee: Cents;
  readonly graceDays: number;
  readonly creditLimit: Cents | undefined;
  readonly restriction: string | undefined;
  readonly blocks: { readonly online: boolean; readonly ach: boolean; readonly card: boolean };
  readonly allowsCards: boolean;
  readonly allowsRecurring: boolean;
  /** The code with which GetPaymentInfo refuses it. */
  readonly refusal: (typeof refusals)[number] | undefined;
  /** The form of its interest; undefined where it has none. */
  readonly taxForm: TaxFormKind | undefined;
  /** By how much the rate is lower while autopay is on, in hundredths of a percent a year. */
  readonly autopayReduction: number;
};

type Row = InferOutput<typeof columns>;

const ratesOf = ({ opened_on, rate, rate_changes }: Row): Rates => [
  { from: opened_on, rate },
  ...rate_changes.toSorted((a, b) => compareDates(a.from, b.from)),
];

function termsOf(row: Row): Terms | undefined {
  const { first_due_on: firstDue, installment, installments, billing } = row;
  if (!firstDue || !installment || !billing) return undefined;
  const schedule = {
    firstDue,
    installment,
    installments: installments ?? undefined,
    billing,
    changes: row.schedule_changes.toSorted((a, b) => a.id - b.id).map(({ change }) => change),
  };
  return { rates: ratesOf(row), schedule };
}

const account = pipe(
  columns,
  transform((row): StoredAccount => ({
    number: row.number,
    borrowerId: row.borrower_id,
    type: row.type,
    description: row.description,
    holdCode: row.hold_code,
    openedOn: row.opened_on,
    rates: ratesOf(row),
    statementFormat: row.statement_format,
    terms: termsOf(row),
    lateFee: row.late_fee,
    graceDays: row.grace_days,
    creditLimit: row.credit_limit ?? undefined,
    restriction: row.restriction ?? undefined,
    blocks: { online: row.blocks_online, ach: row.blocks_ach, card: row.blocks_card },
    allowsCards: row.allows_cards,
    allowsRecurring: row.allows_recurring,
    refusal: row.refusal ?? undefined,
    taxForm: row.tax_form ?? undefined,
    autopayReduction: row.autopay_reduction,
  })),
);

const all = `SELECT accounts.*, (SELECT string_agg(starts_on || ':' || rate, ' ')
   FROM rate_changes WHERE account = accounts.number) AS rate_changes,
   (SELECT string_agg(id || ':' || made_on || ':' || from_installment || ':' || first_due || ':' || step, ' ')
   FROM schedule_changes WHERE account = accounts.number) AS schedule_changes FROM accounts`;

/** A borrower's accounts, without those hidden from the web, ordered by number. */
export function accountsOf(from: Executor, borrowerId: number): Promise<StoredAccount[]> {
  return from.all(account, `${all} WHERE borrower_id = ? AND hidden_at IS NULL ORDER BY number`, [
    borrowerId,
  ]);
}

/** One account, only if it is the borrower's and not hidden from the web. */
export function accountOf(
  from: Executor,
  borrowerId: number,
  number: string,
): Promise<StoredAccount | undefined> {
  return from.first(account, `${all} WHERE borrower_id = ? AND number = ? AND hidden_at IS NULL`, [
    borrowerId,
    number,
  ]);
}

/** Hides a borrower's account from the web permanently (D137); false when there is none. */
export async function hideAccountOf(
  tx: Executor,
  borrowerId: number,
  number: string,
  now: number,
): Promise<boolean> {
  const hidden = await tx.first(
    object({ number: string() }),
    `UPDATE accounts SET hidden_at = coalesce(hidden_at, ?) WHERE borrower_id = ? AND number = ?
     RETURNING number`,
    [now, borrowerId, number],
  );
  return hidden !== undefined;
}

/** How statements of an account are sent. */
export async function setStatementFormatOf(
  tx: Executor,
  number: string,
  format: 'ElectronicOnly' | 'PaperOnly',
): Promise<void> {
  await tx.run('UPDATE accounts SET statement_format = ? WHERE number = ?', [format, number]);
}

/** One account of any borrower; for bookings that no borrower requests. */
export function accountByNumber(
  from: Executor,
  number: string,
): Promise<StoredAccount | undefined> {
  return from.first(account, `${all} WHERE number = ?`, [number]);
}

/** Every account on which money can be owed. */
export function accountsWithTerms(from: Executor): Promise<StoredAccount[]> {
  return from.all(account, `${all} WHERE installment IS NOT NULL ORDER BY number`);
}
