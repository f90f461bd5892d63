import type { PaymentMethod } from '@portico/contract';
import type { MethodId } from '@portico/rules';
import { number, object, string } from 'valibot';
import { methodOf, savedBankAccounts } from '../banks/bank-account-store';
import { cardMethodOf, savedCards } from '../cards/card-store';
import { type Executor, putRow } from '@portico/server/parts';

/** Every saved method of a borrower, bank accounts first. */
export async function savedMethods(from: Executor, borrowerId: number): Promise<PaymentMethod[]> {
  const banks = await savedBankAccounts(from, borrowerId);
  const cards = await savedCards(from, borrowerId);
  return [...banks.map(methodOf), ...cards.map(cardMethodOf)];
}

/** A method's id; undefined for one without a profile. */
export function idOf({ isCard, cardInfo, achInfo }: PaymentMethod): MethodId | undefined {
  const profileId = isCard ? cardInfo?.profileId : achInfo?.profileId;
  return profileId === undefined ? undefined : { isCard, profileId };
}

const row = object({ is_card: number(), profile_id: string() });

/** The default method of a loan. */
export async function defaultMethodOf(
  from: Executor,
  account: string,
): Promise<MethodId | undefined> {
  const found = await from.first(
    row,
    'SELECT is_card, profile_id FROM default_methods WHERE account = ?',
    [account],
  );
  return found && { isCard: found.is_card === 1, profileId: found.profile_id };
}

export async function setDefaultMethodOf(
  tx: Executor,
  account: string,
  { isCard, profileId }: MethodId,
): Promise<void> {
  const values = { is_card: isCard ? 1 : 0, profile_id: profileId };
  await putRow(tx, 'default_methods', { account }, values);
}

export async function removeDefaultMethodOf(tx: Executor, account: string): Promise<void> {
  await tx.run('DELETE FROM default_methods WHERE account = ?', [account]);
}

/** Whether a planned payment uses the method. */
export async function isInUse(
  from: Executor,
  borrowerId: number,
  { isCard, profileId }: MethodId,
): Promise<boolean> {
  const found = await from.first(
    object({ n: number() }),
    `SELECT (SELECT COUNT(*) FROM scheduled_payments WHERE status = 'waiting'
       AND borrower_id = ?1 AND is_card = ?2 AND profile_id = ?3)
     + (SELECT COUNT(*) FROM recurring_payments WHERE status = 'active'
       AND borrower_id = ?1 AND is_card = ?2 AND profile_id = ?3) AS n`,
    [borrowerId, isCard ? 1 : 0, profileId],
  );
  return (found?.n ?? 0) > 0;
}

/** Deletes a saved method, also as a loan's default; false when it is not the borrower's. */
export async function deleteMethod(
  tx: Executor,
  borrowerId: number,
  { isCard, profileId }: MethodId,
): Promise<boolean> {
  const table = isCard ? 'cards' : 'bank_accounts';
  const deleted = await tx.run(`DELETE FROM ${table} WHERE id = ? AND borrower_id = ?`, [
    profileId,
    borrowerId,
  ]);
  if (deleted === 0) return false;
  await tx.run('DELETE FROM default_methods WHERE is_card = ? AND profile_id = ?', [
    isCard ? 1 : 0,
    profileId,
  ]);
  return true;
}
