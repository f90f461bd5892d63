import { verifyNewUser } from '@portico/contract';
import type { ApiError } from '@portico/core/internal';
import { createEntryFlow, type EntryFlow } from '../entry.flow';
import type { PostSignIn } from '../step';
import { sendStep } from '../step-call';

/** How many digits a social security number has (access §5). */
export const ssnLength = 9;

export type SsnProblem = 'required' | 'incomplete' | 'invalid' | 'error';

/** The SSN step through the lender's API (access §7; D156). */
export function createSsn(postSignIn: PostSignIn): EntryFlow<string, SsnProblem> {
  const { held, queue } = postSignIn;
  return createEntryFlow<string, SsnProblem>({
    check(ssn) {
      if (ssn === '') return 'required';
      return ssn.length < ssnLength ? 'incomplete' : undefined;
    },
    async submit(ssn) {
      const answer = await sendStep(postSignIn, verifyNewUser, {
        credentials: { userName: held.username, password: held.password() ?? '' },
        socialSecurityNumber: ssn,
      });
      return answer.ok ? undefined : refusalOf(answer.error);
    },
    completed: () => void queue.complete(),
  });
}

/** A response that reports errors means a wrong number; a failed call does not (D156). */
function refusalOf(error: ApiError): SsnProblem {
  return error.kind === 'rejected' && error.status === undefined ? 'invalid' : 'error';
}
