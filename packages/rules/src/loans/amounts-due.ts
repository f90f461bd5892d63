import type { LocalDate } from '../values/local-date';
import type { Cents } from '../values/money';

/** What is owed on an open loan or line of credit; undefined where the server does not say. */
export type OwedAccount = {
  readonly amountDue: Cents | undefined;
  /** The overdue part of it. */
  readonly pastDue: Cents | undefined;
  /** Of the oldest amount that is not paid. */
  readonly dueDate: LocalDate | undefined;
};

/** What has to be paid on one account. */
export type DueAmount<A extends OwedAccount> = {
  readonly account: A;
  /** The overdue part where there is one, else all that is due. */
  readonly amount: Cents;
  readonly overdue: boolean;
};

/**
 * The amounts due, in the order in which to pay them: overdue ones first, then by due date (without
 * one last), then the larger amount. Equal ones keep their order.
 */
export function amountsDue<A extends OwedAccount>(accounts: readonly A[]): DueAmount<A>[] {
  return accounts
    .flatMap((account): DueAmount<A>[] => {
      const { amountDue, pastDue } = account;
      if (pastDue && pastDue > 0) return [{ account, amount: pastDue, overdue: true }];
      return amountDue && amountDue > 0 ? [{ account, amount: amountDue, overdue: false }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.overdue) - Number(a.overdue) ||
        compareDates(a.account.dueDate, b.account.dueDate) ||
        b.amount - a.amount,
    );
}

function compareDates(a: LocalDate | undefined, b: LocalDate | undefined): number {
  if (a === b) return 0;
  return a !== undefined && (b === undefined || a < b) ? -1 : 1;
}
