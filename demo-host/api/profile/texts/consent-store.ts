import type { Executor } from '@portico/server/parts';

/** The messages that a brand sends: each kind is chosen by itself. */
export const textKinds = ['marketing', 'account'] as const;
export type TextKind = (typeof textKinds)[number];

/** Whose decision it was, when and from where. */
export type Decision = {
  readonly borrowerId: number;
  /** Milliseconds. */
  readonly now: number;
  readonly ip: string;
};

/** Text messages to a phone were allowed or stopped; without a brand, all of them. */
export type TextConsent = {
  readonly phone: string;
  readonly given: boolean;
  readonly brand?: string;
  readonly kind?: TextKind;
};

/**
 * Records a consent to text messages or its withdrawal, together with the agreement to them that
 * the borrower last accepted. Records are never changed.
 */
export async function recordConsent(
  tx: Executor,
  { borrowerId, now, ip }: Decision,
  { phone, given, brand, kind }: TextConsent,
): Promise<void> {
  await tx.run(
    `INSERT INTO text_consents (borrower_id, phone, given, brand, kind, at, ip, agreement_id)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7,
       (SELECT MAX(id) FROM agreement_log WHERE borrower_id = ?1 AND for_texts = 1))`,
    [borrowerId, phone, Number(given), brand ?? null, kind ?? null, now, ip],
  );
}
