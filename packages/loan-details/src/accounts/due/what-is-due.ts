import { amountsDue, type DueAmount } from '@portico/rules';
import { isAutopaid, isOwedOn, type AccountRow } from '../accounts.model';

export type Due = DueAmount<AccountRow>;

/** What the overview says is due, in the order it says it. */
export type WhatIsDue = {
  /** Each in a notice of its own. */
  readonly overdue: readonly Due[];
  /** The earliest that the borrower has to pay. */
  readonly lead: Due | undefined;
  /** The earliest that autopay pays, where nothing else is due. */
  readonly byAutopay: Due | undefined;
  /** The others, the earliest first. */
  readonly after: readonly Due[];
  /** Money is owed, and nothing is due. */
  readonly nothingDue: boolean;
};

/**
 * The earliest amount that can be paid comes first; one that autopay pays, or that cannot be paid
 * online, only where there is no other.
 */
export function whatIsDue(rows: readonly AccountRow[]): WhatIsDue {
  const owed = rows.filter(({ kind, closed }) => isOwedOn(kind) && !closed);
  const all = amountsDue(owed);
  const due = all.filter(({ overdue }) => !overdue);
  const toPay = due.filter(({ account }) => !isAutopaid(account));
  const lead = toPay.find(({ account }) => !account.isBlocked) ?? toPay[0];
  const byAutopay = lead ? undefined : due[0];
  return {
    overdue: all.filter(({ overdue }) => overdue),
    lead,
    byAutopay,
    after: due.filter((each) => each !== lead && each !== byAutopay),
    nothingDue: all.length === 0 && owed.some(({ amountDue }) => amountDue !== undefined),
  };
}
