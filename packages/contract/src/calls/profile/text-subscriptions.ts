import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { optional, text } from '../../codec/fields';
import { vital } from '../../codec/parts';
import { tolerantList } from '../../codec/tolerant';
import { textSubscription } from '../../entities/profile/text-subscription';

/** Which text messages a phone number receives (access §7). */
export const textSubscriptions = defineCall<'invalid' | 'userDisagree' | 'Error'>()({
  name: 'textSubscriptions',
  method: 'POST',
  path: '/api/SolutionsByText/GetSubscriptionInfo',
  session: 'required',
  effect: 'reads',
  request: entity({ phoneNumber: text }),
  response: answer({
    subscriptionInfo: optional(entity({ options: vital(tolerantList(textSubscription)) })),
  }),
});

export const textSubscriptionsDocs: DocsOf<typeof textSubscriptions> = {
  summary: 'The subscriptions of a phone number to text messages.',
  codes: {
    invalid: 'The phone cannot receive text messages.',
    userDisagree: 'The borrower has not agreed to text messages.',
    Error: 'The subscriptions could not be read.',
  },
};
