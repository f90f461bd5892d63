import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@portico/contract';
import { ok, refuse, type BankAccount, type Checked } from '@portico/rules';
import { object, picklist, string } from 'valibot';
import type { Executor, Secrets } from '@portico/server/parts';

const row = object({
  id: string(),
  account_type: picklist(['Checking', 'Savings']),
  last_four: string(),
  routing_number: string(),
  sealed_number: string(),
});

/** A saved bank account; its number stays sealed. */
export type SavedBankAccount = {
  readonly id: string;
  readonly accountType: 'Checking' | 'Savings';
  readonly lastFour: string;
  readonly routingNumber: string;
  readonly sealedNumber: string;
};

const columns = 'SELECT id, account_type, last_four, routing_number, sealed_number';

export async function savedBankAccounts(
  from: Executor,
  borrowerId: number,
): Promise<SavedBankAccount[]> {
  const rows = await from.all(
    row,
    `${columns} FROM bank_accounts WHERE borrower_id = ? ORDER BY rowid`,
    [borrowerId],
  );
  return rows.map((one) => ({
    id: one.id,
    accountType: one.account_type,
    lastFour: one.last_four,
    routingNumber: one.routing_number,
    sealedNumber: one.sealed_number,
  }));
}

/** Saves a bank account; the same account of the same borrower only once. */
export async function saveBankAccount(
  tx: Executor,
  secrets: Secrets,
  borrowerId: number,
  account: BankAccount,
): Promise<Checked<string, 'AlreadyExists'>> {
  const id = randomUUID();
  const inserted = await tx.run(
    `INSERT INTO bank_accounts (id, borrower_id, account_type, owner_name, routing_number,
     last_four, sealed_number, fingerprint) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (borrower_id, fingerprint) DO NOTHING`,
    [
      id,
      borrowerId,
      account.accountType,
      account.ownerName,
      account.routingNumber,
      lastFourOf(account.accountNumber),
      secrets.seal(account.accountNumber),
      secrets.fingerprint(`${account.routingNumber} ${account.accountNumber}`),
    ],
  );
  return inserted === 1 ? ok(id) : refuse('AlreadyExists');
}

export const lastFourOf = (accountNumber: string): string => accountNumber.slice(-4);

/** A saved bank account as the borrower sees it. */
export function methodOf(saved: SavedBankAccount): PaymentMethod {
  const { accountType, lastFour, id, routingNumber } = saved;
  return {
    isCard: false,
    lastFour,
    achInfo: { accountType, accountNumber: lastFour, profileId: id, routingNumber },
  };
}
