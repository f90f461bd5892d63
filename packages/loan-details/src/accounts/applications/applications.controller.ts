import { applicationList, type OutputOf } from '@portico/contract';
import { applicationDays } from '@portico/core/accounts';
import type { ApiError } from '@portico/core/internal';
import { useCore, useSession } from '@portico/element';
import { eachOnce } from '@portico/rules';
import { useEffect, useState } from 'react';

export type Application = OutputOf<typeof applicationList>['applications'][number];

export type ApplicationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly applications: readonly Application[] }
  | { readonly status: 'failed'; readonly error: ApiError };

const numberOf = ({ applicationNumber }: Application) => applicationNumber;

/** The applications of the signed-in borrower, fetched once per session and at each retry. */
export function useApplications(): readonly [state: ApplicationsState, retry: () => void] {
  const core = useCore();
  const id = useSession()?.id;
  const [state, setState] = useState<ApplicationsState>({ status: 'loading' });
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    let current = true;
    setState({ status: 'loading' });
    void core.client
      .send(applicationList, { numDaysToRetrieve: applicationDays })
      .then((answer) => {
        if (!current) return;
        setState(
          answer.ok
            ? { status: 'ready', applications: eachOnce(answer.value.applications, numberOf) }
            : { status: 'failed', error: answer.error },
        );
      });
    return () => {
      current = false;
    };
  }, [core, id, requests]);
  return [state, () => setRequests(requests + 1)];
}
