import { agreementLogging } from '@portico/contract';
import { openAgreements, type AgreementChoices } from '@portico/rules';
import { createEntryFlow, type EntryFlow } from '../entry.flow';
import type { PostSignIn } from '../step';
import { sendStep } from '../step-call';

export type AgreementsProblem = 'notAll' | 'error';

/** The agreements step through the lender's API (access §7; D15, D65, D153). */
export function createAgreements(
  postSignIn: PostSignIn,
): EntryFlow<AgreementChoices, AgreementsProblem> {
  const { agreements, held, queue } = postSignIn;
  return createEntryFlow<AgreementChoices, AgreementsProblem>({
    check: (choices) =>
      openAgreements(agreements, choices, false).length > 0 ? 'notAll' : undefined,
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
      if (!answer.ok) return 'error';
      held.agreed(agreements);
      return undefined;
    },
    completed: () => void queue.complete(),
  });
}
