import type { CallOutcome } from './api-error';

/** Whether the server answered with an HTTP 2xx, whatever the body says (D142). */
export function isAccepted(answer: CallOutcome<unknown>): boolean {
  // A refusal with a status was no 2xx.
  return answer.ok || (answer.error.kind === 'rejected' && answer.error.status === undefined);
}
