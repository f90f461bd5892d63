import { resetPassword } from '@portico/contract';
import { tokenPasswordCheck, createPasswordChecks } from '@portico/core/credentials';
import { errorKey } from '@portico/core/internal';
import type { PasswordPolicy } from '@portico/rules';
import { createNewPasswordFlow, type NewPasswordFlow } from '../../new-password/new-password.flow';
import { passwordResetTexts } from '../../new-password/password-reset.sentences';
import type { PostSignIn } from '../step';
import { sendStep } from '../step-call';

/** The change-password step: ResetPassword with the token of the login response (D37). */
export function createChangePassword(
  postSignIn: PostSignIn,
  policy: PasswordPolicy,
): NewPasswordFlow {
  const { core, held, queue } = postSignIn;
  const enc = held.login.changePasswordToken ?? '';
  return createNewPasswordFlow({
    policy,
    facts: { loginName: held.username, email: held.login.emailAddress },
    checks: createPasswordChecks({
      delay: core.environment.delay,
      policy,
      ask: tokenPasswordCheck(core, enc),
    }),
    async change(password) {
      const answer = await sendStep(postSignIn, resetPassword, { enc, password });
      return answer.ok ? undefined : errorKey(passwordResetTexts, answer.error);
    },
    completed: () => void queue.complete(),
  });
}
