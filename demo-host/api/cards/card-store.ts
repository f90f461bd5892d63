import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@portico/contract';
import { ok, refuse, type Card, type Checked } from '@portico/rules';
import { object, picklist, pipe, string, transform } from 'valibot';
import type { Executor, Secrets } from '@portico/server/parts';

/** A saved card; its number stays sealed. */
export type SavedCard = {
  readonly id: string;
  readonly cardType: 'Visa' | 'Mastercard' | 'Amex' | 'Discover';
  readonly debitCredit: 'debit' | 'credit';
  /** `MM/YY` */
  readonly expiration: string;
  readonly lastFour: string;
  readonly sealedNumber: string;
};

const row = pipe(
  object({
    id: string(),
    card_type: picklist(['Visa', 'Mastercard', 'Amex', 'Discover']),
    debit_credit: picklist(['debit', 'credit']),
    expiration: string(),
    last_four: string(),
    sealed_number: string(),
  }),
  transform(({ id, expiration, ...one }): SavedCard => ({
    id,
    expiration,
    cardType: one.card_type,
    debitCredit: one.debit_credit,
    lastFour: one.last_four,
    sealedNumber: one.sealed_number,
  })),
);

export function savedCards(from: Executor, borrowerId: number): Promise<SavedCard[]> {
  return from.all(
    row,
    `SELECT id, card_type, debit_credit, expiration, last_four, sealed_number FROM cards
     WHERE borrower_id = ? ORDER BY rowid`,
    [borrowerId],
  );
}

/** Saves a card; the same number of the same borrower only once. */
export async function saveCard(
  tx: Executor,
  secrets: Secrets,
  borrowerId: number,
  card: Card,
): Promise<Checked<string, 'AlreadyExists'>> {
  const id = randomUUID();
  const inserted = await tx.run(
    `INSERT INTO cards (id, borrower_id, card_type, debit_credit, holder, zip, expiration,
     last_four, sealed_number, fingerprint) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (borrower_id, fingerprint) DO NOTHING`,
    [
      id,
      borrowerId,
      card.brand,
      card.debitCredit,
      `${card.firstName} ${card.lastName}`,
      card.zip,
      card.expiration,
      card.cardNumber.slice(-4),
      secrets.seal(card.cardNumber),
      secrets.fingerprint(`card ${card.cardNumber}`),
    ],
  );
  return inserted === 1 ? ok(id) : refuse('AlreadyExists');
}

/** A saved card as the borrower sees it. */
export function cardMethodOf(card: SavedCard): PaymentMethod {
  return {
    isCard: true,
    lastFour: card.lastFour,
    cardInfo: {
      cardType: card.cardType,
      cardNumber: card.lastFour,
      expirationDate: card.expiration,
      profileId: card.id,
      debitCredit: card.debitCredit,
    },
  };
}
