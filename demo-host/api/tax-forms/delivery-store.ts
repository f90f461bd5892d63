import { nullable, object, picklist, pipe, string, transform } from 'valibot';
import type { LocalDate } from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import { dayColumn } from '../ledger/account-store';

/** How tax forms are delivered since a day. */
export type TaxFormDelivery = {
  readonly format: 'ElectronicOnly' | 'PaperOnly';
  readonly since: LocalDate;
  /** What was agreed to; undefined for paper. */
  readonly wording: string | undefined;
};

const row = pipe(
  object({
    format: picklist(['ElectronicOnly', 'PaperOnly']),
    set_on: dayColumn,
    wording: nullable(string()),
  }),
  transform(({ format, set_on, wording }): TaxFormDelivery => ({
    format,
    since: set_on,
    wording: wording ?? undefined,
  })),
);

/** How a borrower's tax forms are delivered; undefined before it was ever set: on paper. */
export function taxFormDeliveryOf(
  from: Executor,
  borrowerId: number,
): Promise<TaxFormDelivery | undefined> {
  return from.first(
    row,
    `SELECT format, set_on, wording FROM tax_form_deliveries WHERE borrower_id = ?
     ORDER BY id DESC LIMIT 1`,
    [borrowerId],
  );
}

/** Records a consent to electronic tax forms, or its end. */
export async function recordTaxFormDelivery(
  tx: Executor,
  borrowerId: number,
  { format, since, wording }: TaxFormDelivery,
  { now, ip }: { readonly now: number; readonly ip: string },
): Promise<void> {
  await tx.run(
    `INSERT INTO tax_form_deliveries (borrower_id, format, set_on, set_at, ip, wording)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [borrowerId, format, since, now, ip, wording ?? null],
  );
}
