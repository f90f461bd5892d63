import { changeContactInfo } from '@portico/contract';
import { accountsOf, type AccountListAnswer } from '@portico/core/accounts';
import { type Core, isAccepted, type ResourceState, unanswered } from '@portico/core/internal';
import { useCore, useSignalValue } from '@portico/element';
import { useEffect } from 'react';
import { needsProof, type Prove } from '@portico/shared/proof';
import { createContactChangeFlow } from './contact-change.flow';
import { contactRequest } from './contact-change.model';

/** The form over the lender's API; the body of the answer is not read (D142). */
export function createContactChange({ client, environment, session }: Core, prove: Prove) {
  return createContactChangeFlow({
    request: async (values) => {
      const input = contactRequest(values, session.peek());
      const answer = await prove('contact', () => client.exchange(changeContactInfo, input));
      if (needsProof(answer)) return 'notProven';
      if (answer.ok || isAccepted(answer)) return 'sent';
      const known = unanswered(answer.error);
      return known === 'unconfirmed' ? 'maybeSent' : (known ?? 'failed');
    },
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
