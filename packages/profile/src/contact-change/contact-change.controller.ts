import { changeContactInfo } from '@portico/contract';
import { type Core, isAccepted, unanswered } from '@portico/core/internal';
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
