import { borrowerRequests, offeredRequests, type BorrowerRequest } from '@portico/contract';
import { useCore, useQuery } from '@portico/element';

/** The requests of a loan (D185). */
export const useRequests = (accountNumber: string) =>
  useQuery(useCore().query(borrowerRequests, { accountNumber }));

/** Whether a request waits for the lender or for the borrower. */
export const isOpen = ({ state }: BorrowerRequest): boolean => openStates.has(state);

/** Whether something can be requested on a loan; false until that is known. */
export function useCanRequest(accountNumber: string): boolean {
  const [answer] = useQuery(useCore().query(offeredRequests, { accountNumber }));
  return answer.status === 'ready' && answer.value.kinds.some(({ isPossible }) => isPossible);
}

const openStates: ReadonlySet<string> = new Set(['received', 'asked']);
