import { contactUs, feedback } from '@portico/contract';
import type { Core } from '@portico/core';
import type { Captcha } from './captcha/captcha';
import { createMessagesFlow, type MessagesFlow } from './messages.flow';
import { feedbackPayload, questionPayload, type Circumstances } from './messages.payload';

/** The message form over the lender's API. */
export function createMessages(core: Core, captcha: Captcha): MessagesFlow {
  return createMessagesFlow({
    signedIn: () => core.session.peek() !== undefined,
    verify: captcha,
    deliver: async (draft, code) => {
      const about: Circumstances = {
        session: core.session.peek(),
        userAgent: core.environment.userAgent,
        address: core.environment.location.href(),
        captcha: code,
      };
      const taken = isTaken(
        await (draft.kind === 'question'
          ? core.client.exchange(contactUs, questionPayload(draft, about))
          : core.client.exchange(feedback, feedbackPayload(draft, about))),
      );
      if (!taken) core.report({ message: 'Cannot connect to the service' });
      return taken;
    },
  });
}

/** Any HTTP 2xx says so, whatever its body (D142); a refusal with a status was another one. */
function isTaken(answer: Awaited<ReturnType<Core['client']['exchange']>>): boolean {
  return answer.ok || (answer.error.kind === 'rejected' && answer.error.status === undefined);
}
