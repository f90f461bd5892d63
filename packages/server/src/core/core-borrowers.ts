import { number, object, string } from 'valibot';
import type { Database, Executor } from '../database/database';
import { putRow } from '../database/rows';
import type { Borrower } from './handler-types';

/** A borrower as the core system knows them. */
export type CoreBorrower = Borrower & {
  /** As the borrower is greeted. */
  readonly name: string;
  /** Where security codes go. */
  readonly email?: string | undefined;
  /** The branch that serves the borrower. */
  readonly branch?: string | undefined;
  readonly isBusiness?: boolean;
  /** Why the borrower may not sign in. */
  readonly refused?: 'Restricted' | 'LogonNotAllowed';
};

/** The borrowers of the core system. */
export type CoreBorrowers = {
  /**
   * The borrower with this username, in any letter case, and password; undefined for a wrong one.
   * Guesses are counted before. It should take as long for a username that nobody has.
   */
  readonly authenticate: (username: string, password: string) => Promise<CoreBorrower | undefined>;
  /** The borrower of a session, for the address of a security code. */
  readonly byId: (id: string) => Promise<CoreBorrower | undefined>;
};

const row = object({ id: number(), core_id: string(), username: string() });

/** The id under which the server keeps what belongs to a borrower of the core system. */
export async function rememberBorrower(tx: Executor, { id, username }: Borrower): Promise<number> {
  await putRow(tx, 'core_borrowers', { core_id: id }, { username });
  const stored = await tx.first(row, 'SELECT * FROM core_borrowers WHERE core_id = ?', [id]);
  if (!stored) throw new Error('A borrower that was stored and is not there');
  return stored.id;
}

/** The borrower of the core system; undefined for an id that the server has not given. */
export async function rememberedBorrower(
  database: Database,
  id: number,
): Promise<Borrower | undefined> {
  const found = await database.first(row, 'SELECT * FROM core_borrowers WHERE id = ?', [id]);
  return found && { id: found.core_id, username: found.username };
}

/** The server's id of who has signed in under a username. */
export async function rememberedId(
  database: Database,
  username: string,
): Promise<number | undefined> {
  const found = await database.first(
    row,
    'SELECT * FROM core_borrowers WHERE lower(username) = lower(?)',
    [username.trim()],
  );
  return found?.id;
}
