import { number, object, parse, string } from 'valibot';
import type { Secrets } from '../secrets';

/** Milliseconds that GetPaymentInfo's token can be used. */
export const paymentTokenTime = 12 * 60 * 60_000;

const content = object({ borrower: number(), account: string(), at: number() });

/** Shows, coming back with a payment, that this borrower was let pay this account. */
export function sealPaymentToken(
  secrets: Secrets,
  borrower: number,
  account: string,
  at: number,
): string {
  return secrets.seal(JSON.stringify({ borrower, account, at }));
}

/** The account a token is for; undefined when it is another borrower's, too old, or none. */
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
