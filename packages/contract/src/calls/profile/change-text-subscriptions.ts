import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { flag, identifier, list, text } from '../../codec/fields';
import { nullable } from '../../codec/nullable';
import { proofCodes, type ProofCode } from '../../entities/access/proof';

/** Null where it is not changed (access §4). */
const changedFlag = nullable(flag);

/**
 * Changes subscriptions to text messages. Where some could not be changed, each ErrorMessage is a
 * JSON text that names the option that failed (access §7).
 */
export const changeTextSubscriptions = defineCall<
  'invalid' | 'userDisagree' | 'Error' | ProofCode
>()({
  name: 'changeTextSubscriptions',
  method: 'POST',
  path: '/api/SolutionsByText/ModifySubscriptions',
  session: 'required',
  effect: 'writes',
  request: entity({
    phoneNumber: text,
    /** Those that changed. */
    options: list(
      entity({ brandingId: identifier, optInMarketing: changedFlag, optInAccount: changedFlag }),
    ),
  }),
  response: answer({}),
});

export const changeTextSubscriptionsDocs: DocsOf<typeof changeTextSubscriptions> = {
  summary:
    'Changes subscriptions to text messages. For each option that could not be changed, an ErrorMessage is a JSON object with its BrandingId.',
  codes: {
    invalid: 'The phone cannot receive text messages.',
    userDisagree: 'The borrower has not agreed to text messages.',
    Error: 'The subscriptions could not be changed.',
    ...proofCodes,
  },
};
