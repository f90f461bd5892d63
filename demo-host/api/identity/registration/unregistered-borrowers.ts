import { compareDates, type LocalDate } from '@portico/rules';
import { number, object, picklist, string } from 'valibot';
import type { Executor, Secrets } from '@portico/server/parts';
import { dayColumn } from '../../ledger/account-store';

/** A borrower who has no online access yet. */
export type UnregisteredBorrower = {
  readonly borrowerId: number;
  readonly standing: 'active' | 'restricted' | 'notAllowed';
};

/** The details that identify a visitor, without those that the form hides. */
export type Claim = {
  /** Digits; undefined where no account number is asked for. */
  readonly account: string | undefined;
  readonly accountType: 'Deposit' | 'Loan';
  readonly lastName: string;
  /** The last digits, or all nine. */
  readonly ssn: string;
  readonly dateOfBirth: LocalDate | undefined;
  readonly zip: string | undefined;
};

const row = object({
  borrower_id: number(),
  last_name: string(),
  ssn: string(),
  date_of_birth: dayColumn,
  zip: string(),
  standing: picklist(['active', 'restricted', 'notAllowed']),
});

const columns = `borrower_id, last_name, ssn, date_of_birth, zip, standing
  FROM newcomers JOIN borrowers ON borrowers.id = borrower_id`;
/** Loans and lines of credit, or everything else. */
const types = { Loan: 'type IN (0, 9)', Deposit: 'type NOT IN (0, 9)' } as const;

/** The unregistered borrower whose data matches every detail of the claim. */
export async function findUnregisteredBorrower(
  from: Executor,
  secrets: Secrets,
  claim: Claim,
): Promise<UnregisteredBorrower | undefined> {
  const candidates =
    claim.account === undefined
      ? await from.all(row, `SELECT ${columns} WHERE ssn_fingerprint = ?`, [
          secrets.fingerprint(claim.ssn),
        ])
      : await from.all(
          row,
          `SELECT ${columns} WHERE borrower_id IN (SELECT borrower_id FROM accounts
           WHERE replace(number, '-', '') LIKE ? || '%' AND ${types[claim.accountType]})`,
          [claim.account],
        );
  const found = candidates.find(
    ({ last_name, ssn, date_of_birth, zip }) =>
      secrets.open(ssn)?.endsWith(claim.ssn) === true &&
      sameName(last_name, claim.lastName) &&
      (!claim.dateOfBirth || compareDates(date_of_birth, claim.dateOfBirth) === 0) &&
      (claim.zip === undefined || claim.zip === zip),
  );
  return found && { borrowerId: found.borrower_id, standing: found.standing };
}

/** Compares names without letter case, accents and punctuation. */
function sameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFD').replace(/[^\p{L}]/gu, '');
  return plain(one).toLowerCase() === plain(other).toLowerCase();
}
