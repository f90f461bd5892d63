import { number, object, string } from 'valibot';
import type { Executor } from '@portico/server/parts';

/** A phone of a borrower. */
export type Phone = {
  /** Ten digits. */
  readonly number: string;
  readonly primary: boolean;
  /** The borrower allows text messages to it. */
  readonly takesTexts: boolean;
};

/** The first phone of a borrower, without its number. */
export const onlyPhone: Omit<Phone, 'number'> = { primary: true, takesTexts: false };

const row = object({ number: string(), is_primary: number(), takes_texts: number() });

/** The phones of a borrower in the order of the screen; at most two. */
export async function phonesOf(from: Executor, borrowerId: number): Promise<readonly Phone[]> {
  const rows = await from.all(
    row,
    'SELECT number, is_primary, takes_texts FROM phones WHERE borrower_id = ? ORDER BY place',
    [borrowerId],
  );
  return rows.map(({ number: digits, is_primary, takes_texts }) => ({
    number: digits,
    primary: is_primary !== 0,
    takesTexts: takes_texts !== 0,
  }));
}

/** Replaces the phones of a borrower. */
export async function savePhones(
  tx: Executor,
  borrowerId: number,
  phones: readonly Phone[],
): Promise<void> {
  await tx.run('DELETE FROM phones WHERE borrower_id = ?', [borrowerId]);
  for (const [place, { number: digits, primary, takesTexts }] of phones.entries()) {
    await tx.run('INSERT INTO phones VALUES (?, ?, ?, ?, ?)', [
      borrowerId,
      place,
      digits,
      Number(primary),
      Number(takesTexts),
    ]);
  }
}
