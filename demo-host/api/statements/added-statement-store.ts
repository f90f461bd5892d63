import type { Statement as ListedStatement } from '@portico/contract';
import { number, object, pipe, string, transform } from 'valibot';
import type { Executor } from '@portico/server/parts';
import { dayColumn } from '../ledger/account-store';
import type { Period } from './statement';

/** A statement as it is listed, and its days. */
export type AccountStatement = Period & {
  readonly id: string;
  readonly number: string;
  readonly type: string;
  /** Which viewer opens it (D130). */
  readonly provider: number;
};

const row = pipe(
  object({
    id: string(),
    type: string(),
    starts_on: dayColumn,
    ends_on: dayColumn,
    provider: number(),
  }),
  transform(({ id, type, starts_on, ends_on, provider }): AccountStatement => ({
    id,
    number: '',
    type,
    provider,
    from: starts_on,
    to: ends_on,
  })),
);

/** The statements that the lender added to an account by hand, newest first. */
export function storedStatements(from: Executor, account: string): Promise<AccountStatement[]> {
  return from.all(
    row,
    `SELECT id, type, starts_on, ends_on, provider FROM added_statements WHERE account = ?
     ORDER BY ends_on DESC`,
    [account],
  );
}

export const listed = ({
  id,
  number: name,
  type,
  provider,
  to,
}: AccountStatement): ListedStatement => ({
  date: to,
  id,
  number: name,
  type,
  provider,
});

/** The same as they are listed. */
export const addedStatements = async (
  from: Executor,
  account: string,
): Promise<ListedStatement[]> => (await storedStatements(from, account)).map(listed);
