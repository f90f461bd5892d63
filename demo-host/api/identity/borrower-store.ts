import { nullable, number, object, picklist, pipe, string, transform } from 'valibot';
import type { Executor } from '@portico/server/parts';

/** A borrower as stored. */
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
  /** Nine digits, sealed. */
  readonly ssn: string | undefined;
  readonly emailIsVerified: boolean;
  /** E-mail may not be used until the borrower agrees to it again (D153). */
  readonly emailIsRestricted: boolean;
  readonly mustChangePassword: boolean;
  readonly secretQuestion: string | undefined;
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
    ssn: optionalColumn,
    email_verified: number(),
    email_restricted: number(),
    must_change_password: number(),
    secret_question: optionalColumn,
  }),
  transform(({ address1, city, state, zip, ...row }): StoredBorrower => ({
    id: row.id,
    username: row.username,
    passwordHash: row.password_hash,
    name: row.name,
    email: row.email,
    companyNumber: row.company_number,
    branch: row.branch,
    standing: row.standing,
    address: { address1, city, state, zipCode: zip },
    ssn: row.ssn,
    emailIsVerified: row.email_verified !== 0,
    emailIsRestricted: row.email_restricted !== 0,
    mustChangePassword: row.must_change_password !== 0,
    secretQuestion: row.secret_question,
  })),
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

/** Sets a borrower's secret question; the answer is kept as a hash. */
export async function setSecretQuestion(
  tx: Executor,
  borrowerId: number,
  { question, answerHash }: { readonly question: string; readonly answerHash: string },
): Promise<void> {
  await tx.run('UPDATE borrowers SET secret_question = ?, secret_answer_hash = ? WHERE id = ?', [
    question,
    answerHash,
    borrowerId,
  ]);
}

/** E-mail may be used again: the borrower has agreed to it. */
export async function liftEmailRestriction(tx: Executor, borrowerId: number): Promise<void> {
  await tx.run('UPDATE borrowers SET email_restricted = 0 WHERE id = ?', [borrowerId]);
}
