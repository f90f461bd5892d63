import { applicationDetails, applicationList, type Application } from '@portico/contract';
import { addDays, ok, type LocalDate } from '@portico/rules';
import { nullable, object, pipe, string, transform } from 'valibot';
import { memberRoute, type Route } from '@portico/server/parts';
import { centsColumn, dayColumn } from '../ledger/account-store';
import type { Services } from '../services';

const row = pipe(
  object({
    number: string(),
    status: string(),
    amount_requested: centsColumn,
    amount_approved: nullable(centsColumn),
    last_modified: dayColumn,
    funds_expected: nullable(dayColumn),
    office: string(),
  }),
  transform((one): Application => ({
    applicationNumber: one.number,
    status: one.status,
    amountRequested: one.amount_requested,
    amountApproved: one.amount_approved ?? undefined,
    lastModified: one.last_modified,
    fundsExpected: one.funds_expected ?? undefined,
    office: one.office,
  })),
);

/** How many days back applications are listed at most. */
const longestWindow = 3_650;

/** Loan applications that were changed in the last days. */
export function applicationRoutes({ database }: Services): Route[] {
  const changedSince = (borrowerId: number, today: LocalDate, days: number) =>
    database.all(
      row,
      `SELECT number, status, amount_requested, amount_approved, last_modified, funds_expected,
       office FROM loan_applications WHERE borrower_id = ? AND last_modified >= ?
       ORDER BY last_modified DESC`,
      [borrowerId, addDays(today, -Math.min(Math.max(days, 0), longestWindow))],
    );

  return [
    memberRoute(applicationList, async ({ numDaysToRetrieve }, { borrowerId }, { today }) =>
      ok({ applications: await changedSince(borrowerId, today, numDaysToRetrieve) }),
    ),

    memberRoute(applicationDetails, async (input, { borrowerId }, { today }) => {
      const changed = await changedSince(borrowerId, today, input.numDaysToRetrieve);
      const number = input.applicationNumber;
      return ok({ application: changed.find((one) => one.applicationNumber === number) });
    }),
  ];
}
