import { agreementLogging } from '@portico/contract';
import { createForm, type Form, unanswered } from '@portico/core/internal';
import { noChoices, openAgreements, type AgreementChoices } from '@portico/rules';
import type { PostSignIn } from '../step';
import { sendStep, type StepFailure } from '../step-call';

type Values = { readonly choices: AgreementChoices };

/** The agreements step through the lender's API (access §7; D15, D65, D153). */
export function createAgreements(
  postSignIn: PostSignIn,
): Form<Values, { readonly choices: 'notAll' | undefined }, StepFailure> {
  const { agreements, held, queue } = postSignIn;
  return createForm({
    values: { choices: noChoices },
    validate: ({ choices }) => ({
      choices: openAgreements(agreements, choices, false).length > 0 ? 'notAll' : undefined,
    }),
    async submit() {
      const answer = await sendStep(postSignIn, agreementLogging, {
        agreements: agreements.map(({ hostNum }) => hostNum),
        userName: held.username,
        // E-statements are turned on elsewhere, with the agreements they need.
        turnEStatementsOn: false,
        unRestrictEmail: agreements.some(({ whenToAgree }) =>
          whenToAgree.includes('ecommunicationreagree'),
        ),
      });
      if (!answer.ok) return { unanswered: unanswered(answer.error) };
      held.agreed(agreements);
      return undefined;
    },
    completed: () => void queue.complete(),
  });
}
