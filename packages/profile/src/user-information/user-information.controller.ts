import { updateProfile } from '@portico/contract';
import { createPasswordChecks, sessionPasswordCheck } from '@portico/core/credentials';
import {
  confirmPasswordOption,
  recoverCredentialsWithoutQuestionOption,
  type Core,
} from '@portico/core/internal';
import { mobileBridge } from '@portico/core/mobile';
import type { ReadSetting } from '@portico/element';
import type { Prove } from '@portico/element/proof';
import { userRefusals } from './user-information.errors';
import { createUserInformationFlow } from './user-information.flow';
import {
  changeOf,
  userInfoToSend,
  type CredentialRules,
  type UserInfo,
} from './user-information.model';

/** How the borrower signs in, over the lender's API and the mobile app (access §4, §7). */
export function createUserInformation(page: {
  readonly core: Core;
  readonly read: ReadSetting;
  readonly prove: Prove;
  readonly rules: CredentialRules;
  readonly userInfo: UserInfo;
  readonly onSaved: (userInfo: UserInfo) => void;
  readonly completed: () => void;
}) {
  const { core, read, prove, rules, userInfo, onSaved, completed } = page;
  const bridge = mobileBridge(core.environment);
  return createUserInformationFlow(userInfo, {
    rules: {
      ...rules,
      confirms: read(confirmPasswordOption),
      asksQuestion: !read(recoverCredentialsWithoutQuestionOption),
    },
    checks: createPasswordChecks({
      delay: core.environment.delay,
      policy: rules.password,
      ask: sessionPasswordCheck(core),
    }),
    setBiometrics: async (on) =>
      (await (on ? bridge.enableBiometrics() : bridge.disableBiometrics())) === on,
    async save(entry, saved) {
      const sent = userInfoToSend(entry, saved);
      const answer = await prove(changeOf(entry, saved), () =>
        core.client.send(updateProfile, { userInfo: sent }),
      );
      if (!answer.ok) return { refusals: userRefusals(answer.error, read) };
      const { logonName, emailAddress, secretQuestion, pendingEmailAddress } =
        answer.value.userInfo ?? {};
      const stored = {
        logonName: logonName ?? sent.logonName ?? saved.logonName,
        emailAddress: emailAddress ?? sent.emailAddress ?? saved.emailAddress,
        secretQuestion: secretQuestion ?? sent.secretQuestion ?? saved.secretQuestion,
        pendingEmailAddress,
      };
      core.updateSession({ username: stored.logonName, emailAddress: stored.emailAddress });
      onSaved(stored);
      return { stored };
    },
    completed,
  });
}
