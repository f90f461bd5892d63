import { entryOf, refusedCodes, type ApiError, type CodeTexts } from '@portico/core/internal';
import type { TextSubscriptionsTextKey } from './text-subscriptions.sentences';

/** What can go wrong around the texts of a phone (access §8). */
export type SubscriptionProblem = Extract<
  TextSubscriptionsTextKey,
  'notTextable' | 'mustAgree' | 'agreementFailed' | 'loadFailed' | 'notModified' | 'notProven'
>;

const problems: CodeTexts<SubscriptionProblem> = {
  invalid: 'notTextable',
  userDisagree: 'mustAgree',
  ProofRequired: 'notProven',
};

/** The problem that a code of the server names; undefined for every other failure. */
export function namedProblem(error: ApiError): SubscriptionProblem | undefined {
  return refusedCodes(error)
    .map((code) => entryOf(problems, code))
    .find(Boolean);
}
