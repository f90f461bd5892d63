import { nullable, number, object, string } from 'valibot';
import type { TestHost } from './test-host';

const row = object({
  phone: string(),
  given: number(),
  brand: nullable(string()),
  kind: nullable(string()),
  at: number(),
  name: nullable(string()),
  wording: nullable(string()),
  language: nullable(string()),
});

/** The consents to text messages recorded after `since`, the oldest first, with the agreement's text. */
export function textConsents({ database }: TestHost, borrowerId: number, since = 0) {
  return database.all(
    row,
    `SELECT c.phone, c.given, c.brand, c.kind, c.at, a.name, a.wording, a.language
     FROM text_consents c LEFT JOIN agreement_log a ON a.id = c.agreement_id
     WHERE c.borrower_id = ? AND c.at >= ? ORDER BY c.id`,
    [borrowerId, since],
  );
}
