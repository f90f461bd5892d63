import { documentAddress, isMissing, passableToken, paymentReceipt } from '@portico/contract';
import { documentLanguage, type Core } from '@portico/core/internal';

/**
 * The address of a payment's receipt, with a single-use token (payments §7; D8). `missing` if the
 * lender's API has no receipts (D160); undefined if the API gives no token.
 */
export async function receiptAddress(
  core: Core,
  referenceNumber: string,
): Promise<string | undefined> {
  const address = await newAddress(core, referenceNumber);
  if (address === undefined) return undefined;
  // The check uses up its token.
  return (await exists(core, address)) ? newAddress(core, referenceNumber) : 'missing';
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

/** True also if the page may not read the answer, for example from another origin. */
async function exists({ environment }: Core, address: string): Promise<boolean> {
  try {
    const { status, body } = await environment.fetch(address, { method: 'GET' });
    void body?.cancel();
    return !isMissing(paymentReceipt, status);
  } catch {
    return true;
  }
}
