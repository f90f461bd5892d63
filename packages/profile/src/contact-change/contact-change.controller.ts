import { accountDetails, changeContactInfo } from '@portico/contract';
import { accountsOf, type AccountListAnswer } from '@portico/core/accounts';
import { isAccepted, type Core, type ResourceState } from '@portico/core/internal';
import { useCore, useSignalValue } from '@portico/element';
import { useEffect } from 'react';
import { createContactChangeFlow, type ContactChangeEvent } from './contact-change.flow';
import { contactRequest } from './contact-change.model';

/** The form over the lender's API; the body of the answer is not read (D142). */
export function createContactChange({ client, environment, session }: Core) {
  return createContactChangeFlow({
    request: async (values) =>
      isAccepted(await client.exchange(changeContactInfo, contactRequest(values, session.peek()))),
    delay: environment.delay,
  });
}

/** Fills in the old address by that of an account; where it is not known, it is typed. */
export function useKnownAddress(
  accountNumber: string | undefined,
  send: (event: ContactChangeEvent) => void,
): void {
  const { client } = useCore();
  useEffect(() => {
    if (accountNumber === undefined) return undefined;
    let isCurrent = true;
    void client.send(accountDetails, { accountNumber }).then((answer) => {
      const address = answer.ok ? answer.value.information.address : undefined;
      if (isCurrent && address) send({ type: 'known', address });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, accountNumber, send]);
}

/** The account list, requested unless the page has it. */
export function useAccounts(): ResourceState<AccountListAnswer> {
  const accounts = accountsOf(useCore());
  useEffect(() => {
    void accounts.load();
  }, [accounts]);
  return useSignalValue(accounts.state);
}
