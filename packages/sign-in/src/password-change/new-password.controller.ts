import { resetPassword } from '@portico/contract';
import { tokenPasswordCheck, createPasswordChecks } from '@portico/core/credentials';
import { confirmPasswordOption, errorKey, type Core } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { createNewPasswordFlow, type NewPasswordFlow } from '../new-password/new-password.flow';
import { passwordResetTexts } from '../new-password/password-reset.sentences';
import type { GoodLink } from './password-change.flow';

type Page = { readonly core: Core; readonly read: ReadSetting };

/** The new password, sent to ResetPassword with the link's token (access §7). */
export function createNewPassword(
  { core, read }: Page,
  token: string,
  { username, policy }: GoodLink,
  completed: (password: string) => void,
): NewPasswordFlow {
  return createNewPasswordFlow({
    policy,
    facts: { loginName: username },
    checks: createPasswordChecks({
      delay: core.environment.delay,
      policy,
      ask: tokenPasswordCheck(core, token),
    }),
    confirms: read(confirmPasswordOption),
    async change(password) {
      const answer = await core.client.send(resetPassword, { enc: token, password });
      return answer.ok ? undefined : errorKey(passwordResetTexts, answer.error);
    },
    completed,
  });
}
