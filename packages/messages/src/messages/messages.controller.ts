import type { Core } from '@portico/core';
import type { Captcha } from './captcha/captcha';
import { createMessagesFlow, type MessagesFlow } from './messages.flow';

/** The message form over the lender's API. */
export function createMessages(core: Core, captcha: Captcha): MessagesFlow {
  return createMessagesFlow({
    signedIn: () => core.session.peek() !== undefined,
    verify: captcha,
    deliver: async (draft, code) => {
      const delivery = await import('./messages.delivery').catch(() => undefined);
      const taken = delivery !== undefined && (await delivery.deliver(core, draft, code));
      if (!taken) core.report({ message: 'Cannot connect to the service' });
      return taken;
    },
  });
}
