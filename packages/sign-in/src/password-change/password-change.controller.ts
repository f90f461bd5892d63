import { checkTokenExpiration, lookupLoginFromToken, resetPassword } from '@portico/contract';
import {
  askForToken,
  confirmPasswordOption,
  createPasswordChecks,
  errorKey,
  passwordPolicy,
  type Core,
} from '@portico/core';
import type { ReadSetting } from '@portico/element';
import { createNewPasswordFlow, type NewPasswordFlow } from '../new-password/new-password.flow';
import { passwordResetTexts } from '../new-password/password-reset.texts';
import {
  createPasswordChangeFlow,
  type GoodLink,
  type PasswordChangeFlow,
  type PasswordChangePorts,
} from './password-change.flow';

type Page = { readonly core: Core; readonly read: ReadSetting };

/** The link over the lender's API (access §7; D40). */
export function createPasswordChange(
  { core, read }: Page,
  token: string,
  signIn: PasswordChangePorts['signIn'],
): PasswordChangeFlow {
  const lookUp = async () => {
    const answer = await core.client.send(lookupLoginFromToken, { userToken: token });
    return answer.ok ? answer.value.logon : undefined;
  };
  return createPasswordChangeFlow({
    async check() {
      const answer = await core.client.send(checkTokenExpiration, { token });
      if (!answer.ok || answer.value.expired) return undefined;
      const [username, policy] = await Promise.all([lookUp(), passwordPolicy(core, read)]);
      return { username, policy };
    },
    lookUp,
    signIn,
  });
}

/** The new password over ResetPassword by the link's token (access §7). */
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
      ask: askForToken(core, token),
    }),
    confirms: read(confirmPasswordOption),
    async change(password) {
      const answer = await core.client.send(resetPassword, { enc: token, password });
      return answer.ok ? undefined : errorKey(passwordResetTexts, answer.error);
    },
    completed,
  });
}
