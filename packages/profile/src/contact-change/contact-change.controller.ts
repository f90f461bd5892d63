import { changeContactInfo } from '@portico/contract';
import { accountsOf, type AccountListAnswer } from '@portico/core/accounts';
import { isAccepted, type Core, type ResourceState } from '@portico/core/internal';
import { useCore, useSignalValue } from '@portico/element';
import { useEffect } from 'react';
import { createContactChangeFlow } from './contact-change.flow';
import { contactRequest } from './contact-change.model';

/** The form over the lender's API; the body of the answer is not read (D142). */
export function createContactChange({ client, environment, session }: Core) {
  return createContactChangeFlow({
    request: async (values) =>
      isAccepted(await client.exchange(changeContactInfo, contactRequest(values, session.peek()))),
    delay: environment.delay,
  });
}

/** The account list, requested unless the page has it. */
export function useAccounts(): ResourceState<AccountListAnswer> {
  const accounts = accountsOf(useCore());
  useEffect(() => {
    void accounts.load();
  }, [accounts]);
  return useSignalValue(accounts.state);
}
