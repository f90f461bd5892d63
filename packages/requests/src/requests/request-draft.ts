import type { OfferedRequest } from '@portico/contract';
import { readDraft, shortMark } from '@portico/core/drafts';
import type { Core } from '@portico/core/internal';
import { unansweredOn } from '@portico/shared/requests';

/** The name of the draft of a request of a kind. */
export const requestDraft = (accountNumber: string, kind: string): string =>
  `requests ${shortMark(accountNumber)} ${kind}`;

/** The kinds of which a request is begun and can still be sent; none of what was sent. */
export function begunKinds(
  core: Core,
  accountNumber: string,
  kinds: readonly OfferedRequest[],
): readonly OfferedRequest[] {
  const unanswered = unansweredOn(core, accountNumber);
  const isSent = (kind: string) =>
    unanswered.some(({ what, name }) => what === 'request' && name === kind);
  return kinds.filter(
    ({ kind, isPossible }) =>
      isPossible &&
      readDraft(core, requestDraft(accountNumber, kind)) !== undefined &&
      !isSent(kind),
  );
}
