import { applicationList } from '@portico/contract';
import { applicationDays } from '@portico/core/accounts';
import { createResource, perSession } from '@portico/core/internal';
import { useCore } from '@portico/element';
import { useChoices, type Choices } from './choices';

/** The application list of a core, cached for one user. */
export const applicationsOf = perSession(
  (core) =>
    createResource(() => core.client.send(applicationList, { numDaysToRetrieve: applicationDays })),
  (list) => list.forget(),
);

/** The borrower's applications, by number. */
export function useApplicationChoices(needed: boolean): Choices {
  return useChoices(applicationsOf(useCore()), needed, ({ applications }) =>
    applications.map(({ applicationNumber: number }) => ({ value: number, label: number })),
  );
}
