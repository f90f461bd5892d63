import { fail } from '@portico/rules';
import type { Call } from '@portico/contract';
import type { Client } from '../http/client';
import { type ApiError, type CallOutcome } from '../http/api-error';
import { changesTexts } from './changes.sentences';

/**
 * What is known of a change that failed without a refusal, each a key of `changesTexts`: nothing was
 * sent; its answer was lost, and what is stored is as before; or it may have been made.
 */
export type Unanswered = keyof typeof changesTexts.english;

export const isUnanswered = (key: string): key is Unanswered =>
  Object.hasOwn(changesTexts.english, key);

/** What an error says of a change; undefined where the host has refused it. */
export function unanswered({
  kind,
  delivery,
}: ApiError): Exclude<Unanswered, 'notSoFar'> | undefined {
  if (delivery === 'refused' || kind === 'unauthorized') return undefined;
  return delivery === 'not-sent' ? 'notSent' : 'unconfirmed';
}

/**
 * What became of a change that failed (D175). Where its answer was lost, what is stored is read.
 *
 * @param isMade reads whether it is made; undefined where that cannot be read. Does not reject
 */
export async function whatBecame(
  error: ApiError,
  isMade: () => Promise<boolean | undefined>,
): Promise<'made' | Unanswered | undefined> {
  const known = unanswered(error);
  if (known !== 'unconfirmed') return known;
  const made = await isMade();
  if (made === undefined) return known;
  return made ? 'made' : 'notSoFar';
}

/**
 * What is stored, read before a change is sent over it (D11). Where it cannot be read, the change is
 * not sent: the error says so, whatever became of the reading.
 */
export async function readFirst<I, O>(
  client: Client,
  call: Call<I, O>,
  input: NoInfer<I>,
): Promise<CallOutcome<O>> {
  const answer = await client.send(call, input, { fresh: true });
  return answer.ok ? answer : fail({ ...answer.error, delivery: 'not-sent' });
}
