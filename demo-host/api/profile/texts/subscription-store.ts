import type { TextSubscription } from '@portico/contract';
import { number, object, string } from 'valibot';
import { type Executor, putRow } from '@portico/server/parts';
import { brands } from './brands';
import type { TextKind } from './consent-store';

const row = object({ brand: string(), marketing: number(), account: number() });

/** The subscriptions of a borrower's phone, one for each brand. */
export async function subscriptionsOf(
  from: Executor,
  borrowerId: number,
  phone: string,
): Promise<TextSubscription[]> {
  const rows = await from.all(
    row,
    'SELECT brand, marketing, account FROM text_subscriptions WHERE borrower_id = ? AND phone = ?',
    [borrowerId, phone],
  );
  return brands.map(({ id, name }) => {
    const stored = rows.find(({ brand }) => brand === id);
    return {
      brandingId: id,
      brandingName: name,
      optInMarketing: stored?.marketing === 1,
      optInAccount: stored?.account === 1,
    };
  });
}

/** Which messages of a brand a phone receives. */
export type Subscription = {
  readonly borrowerId: number;
  readonly phone: string;
  readonly brand: string;
} & Readonly<Record<TextKind, boolean>>;

export async function saveSubscription(
  tx: Executor,
  { borrowerId, phone, brand, marketing, account }: Subscription,
): Promise<void> {
  await putRow(
    tx,
    'text_subscriptions',
    { borrower_id: borrowerId, phone, brand },
    { marketing: Number(marketing), account: Number(account) },
  );
}

/** Ends every subscription of a phone. */
export async function deleteSubscriptions(
  tx: Executor,
  borrowerId: number,
  phone: string,
): Promise<void> {
  await tx.run('DELETE FROM text_subscriptions WHERE borrower_id = ? AND phone = ?', [
    borrowerId,
    phone,
  ]);
}
