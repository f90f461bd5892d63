import { nullable, number, object, picklist, pipe, string, transform } from 'valibot';
import type { Executor } from '../database/database';

/** A borrower as the lender knows them. */
export type StoredBorrower = {
  readonly id: number;
  readonly username: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly email: string | undefined;
  /** 0 for a person. */
  readonly companyNumber: number;
  readonly branch: string;
  readonly standing: 'active' | 'restricted' | 'notAllowed';
  readonly address: {
    readonly address1: string | undefined;
    readonly city: string | undefined;
    readonly state: string | undefined;
    readonly zipCode: string | undefined;
  };
  readonly phone: string | undefined;
};

const optionalColumn = pipe(
  nullable(string()),
  transform((value) => value ?? undefined),
);

const borrower = pipe(
  object({
    id: number(),
    username: string(),
    password_hash: string(),
    name: string(),
    email: optionalColumn,
    company_number: number(),
    branch: string(),
    standing: picklist(['active', 'restricted', 'notAllowed']),
    address1: optionalColumn,
    city: optionalColumn,
    state: optionalColumn,
    zip: optionalColumn,
    phone: optionalColumn,
  }),
  transform(
    ({ password_hash, company_number, address1, city, state, zip, ...row }): StoredBorrower => ({
      ...row,
      passwordHash: password_hash,
      companyNumber: company_number,
      address: { address1, city, state, zipCode: zip },
    }),
  ),
);

export function borrowerByUsername(
  from: Executor,
  username: string,
): Promise<StoredBorrower | undefined> {
  return from.first(borrower, 'SELECT * FROM borrowers WHERE username = ?', [username]);
}

/** The borrower of a session. Throws when there is none, because sessions end with their borrower. */
export async function borrowerById(from: Executor, id: number): Promise<StoredBorrower> {
  const found = await from.first(borrower, 'SELECT * FROM borrowers WHERE id = ?', [id]);
  if (!found) throw new Error('A session without a borrower');
  return found;
}
