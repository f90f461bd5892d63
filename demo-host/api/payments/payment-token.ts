import { number, object, parse, string } from 'valibot';
import type { Secrets } from '@portico/server/parts';

/** Milliseconds for which GetPaymentInfo's token is valid. */
const paymentTokenTime = 12 * 60 * 60_000;

const content = object({ borrower: number(), account: string(), at: number() });

/** Sent back with a payment, it proves that this borrower may pay this account. */
export function sealPaymentToken(
  secrets: Secrets,
  borrower: number,
  account: string,
  at: number,
): string {
  return secrets.seal(JSON.stringify({ borrower, account, at }));
}

/** The account of a token; undefined for an expired, unknown or another borrower's token. */
export function openPaymentToken(
  secrets: Secrets,
  token: string,
  borrower: number,
  now: number,
): string | undefined {
  const text = secrets.open(token);
  if (text === undefined) return undefined;
  const read = parse(content, JSON.parse(text));
  return read.borrower === borrower && read.at > now - paymentTokenTime ? read.account : undefined;
}
