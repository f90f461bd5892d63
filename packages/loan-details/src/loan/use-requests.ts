import { borrowerRequests, offeredRequests } from '@portico/contract';
import { useCore, useQuery } from '@portico/element';

/**
 * How many requests of a loan are open; undefined until that is known, and where the lender's API has
 * no requests (D185).
 */
export function useOpenRequests(accountNumber: string): number | undefined {
  const [answer] = useQuery(useCore().query(borrowerRequests, { accountNumber }));
  if (answer.status !== 'ready') return undefined;
  return answer.value.requests.filter(({ state }) => openStates.has(state)).length;
}

/** Whether something can be requested on a loan; false until that is known. */
export function useCanRequest(accountNumber: string): boolean {
  const [answer] = useQuery(useCore().query(offeredRequests, { accountNumber }));
  return answer.status === 'ready' && answer.value.kinds.some(({ isPossible }) => isPossible);
}

const openStates: ReadonlySet<string> = new Set(['received', 'asked']);
