import { documentAddress, isMissing, passableToken, paymentReceipt } from '@portico/contract';
import { documentLanguage, type Core } from '@portico/core';

/**
 * The address of a payment's receipt, by a token good for this once (payments §7; D8). `missing`
 * where the lender's API has no receipts (D160); undefined where there is no token to be had.
 */
export async function receiptAddress(
  core: Core,
  referenceNumber: string,
): Promise<string | undefined> {
  const asked = await newAddress(core, referenceNumber);
  if (asked === undefined) return undefined;
  // The question uses up its token.
  return (await isThere(core, asked)) ? newAddress(core, referenceNumber) : 'missing';
}

async function newAddress(
  { client, configuration }: Core,
  referenceNumber: string,
): Promise<string | undefined> {
  const answer = await client.send(passableToken, undefined);
  if (!answer.ok) return undefined;
  const { api, locale } = configuration.peek();
  return documentAddress(api, paymentReceipt, {
    token: answer.value.passableToken,
    referenceNumber,
    language: documentLanguage(locale),
  });
}

/** An answer that the page may not read, as of another origin, says nothing. */
async function isThere({ environment }: Core, address: string): Promise<boolean> {
  try {
    const { status, body } = await environment.fetch(address, { method: 'GET' });
    void body?.cancel();
    return !isMissing(paymentReceipt, status);
  } catch {
    return true;
  }
}
