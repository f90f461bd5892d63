import { verifyNewUser } from '@portico/contract';
import { createForm, type ApiError, type Form } from '@portico/core/internal';
import { checkSsn } from '@portico/rules';
import type { PostSignIn } from '../step';
import { sendStep } from '../step-call';

/** How many digits a social security number has (access §5). */
export const ssnLength = 9;

type Ssn = { readonly ssn: string };

/** The SSN step through the lender's API (access §7; D156). */
export function createSsn(
  postSignIn: PostSignIn,
): Form<Ssn, { readonly ssn: 'required' | 'incomplete' | undefined }, 'invalid' | 'error'> {
  const { held, queue } = postSignIn;
  return createForm({
    values: { ssn: '' },
    validate({ ssn }) {
      const checked = checkSsn(ssn, ssnLength);
      return { ssn: checked.ok ? undefined : checked.error.code };
    },
    async submit({ ssn }) {
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
function refusalOf(error: ApiError): 'invalid' | 'error' {
  return error.kind === 'rejected' && error.status === undefined ? 'invalid' : 'error';
}
