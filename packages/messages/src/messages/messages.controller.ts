import { chunk, type Core } from '@portico/core/internal';
import type { Captcha } from './captcha/captcha';
import { createMessagesFlow, type MessagesFlow } from './messages.flow';

const deliveryCode = chunk(() => import('./messages.delivery'));

/** The message form over the lender's API. */
export function createMessages(core: Core, captcha: Captcha): MessagesFlow {
  return createMessagesFlow({
    signedIn: () => core.session.value !== undefined,
    verify: captcha,
    deliver: async (draft, code) => {
      const delivery = await core.onDemand(deliveryCode, 'waitedFor').catch(() => undefined);
      const failure = delivery ? await delivery.deliver(core, draft, code) : 'notSent';
      if (failure) core.report({ message: 'Cannot connect to the service' });
      return failure;
    },
  });
}
