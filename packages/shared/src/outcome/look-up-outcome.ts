import { paymentOutcome } from '@portico/contract';
import type { Client } from '@portico/core/internal';
import type { OutcomeAnswer } from './find-outcome';

/** Asks the host once what became of the payment or the request with this Idempotency-Key (D121). */
export async function lookUpOutcome(
  client: Client,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<OutcomeAnswer> {
  const answer = await client.send(paymentOutcome, undefined, { idempotencyKey, signal });
  if (!answer.ok) return { status: answer.error.kind === 'missing' ? 'unsupported' : 'unanswered' };
  const { status, keyIsClosed, referenceNumber, errors } = answer.value;
  switch (status) {
    case 'posted':
      return { status, referenceNumber: referenceNumber ?? '' };
    case 'refused':
      return { status, codes: errors.map(({ errorMessage }) => errorMessage) };
    case 'processing':
      return { status };
    case 'unknown':
      return { status: keyIsClosed ? 'notMade' : 'absent' };
  }
}
