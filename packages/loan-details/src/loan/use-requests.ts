import type { BorrowerRequest } from '@portico/contract';
import { useCore, useQuery } from '@portico/element';
import { offeredOn, requestsOf } from '@portico/shared/requests';

/** The requests of a loan (D185). */
export const useRequests = (accountNumber: string) =>
  useQuery(requestsOf(useCore(), accountNumber));

/** Whether a request waits for the lender or for the borrower. */
export const isOpen = ({ state }: BorrowerRequest): boolean => openStates.has(state);

/** Whether something can be requested on a loan; false until that is known. */
export function useCanRequest(accountNumber: string): boolean {
  const [answer] = useQuery(offeredOn(useCore(), accountNumber));
  return answer.status === 'ready' && answer.value.kinds.some(({ isPossible }) => isPossible);
}

const openStates: ReadonlySet<string> = new Set(['received', 'asked']);
