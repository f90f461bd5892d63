import { profile, updateProfile } from '@portico/contract';
import { createPasswordChecks, sessionPasswordCheck } from '@portico/core/credentials';
import { type Core, readFirst, whatBecame } from '@portico/core/internal';
import { mobileBridge } from '@portico/core/mobile';
import type { ReadSetting } from '@portico/element';
import type { Prove } from '@portico/shared/proof';
import {
  confirmPasswordOption,
  recoverCredentialsWithoutQuestionOption,
} from '@portico/shared/settings';
import { unansweredRefusal, userRefusals } from './user-information.errors';
import { createUserInformationFlow } from './user-information.flow';
import {
  changeOf,
  type CredentialRules,
  type GivenUserInfo,
  type UserInfo,
  userInfoToSend,
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
      let found: UserInfo | undefined;
      if (!answer.ok) {
        const became = await whatBecame(answer.error, async () => {
          found = await readUserInfo(core.client);
          return found && isStored(found, sent);
        });
        if (became === undefined) return { refusals: userRefusals(answer.error, read) };
        if (became !== 'made') {
          return { refusals: [unansweredRefusal(became, sent.newPassword !== undefined)] };
        }
      }
      const answered = answer.ok ? answer.value.userInfo : found;
      const { logonName, emailAddress, secretQuestion, pendingEmailAddress } = answered ?? {};
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

async function readUserInfo(client: Core['client']): Promise<UserInfo | undefined> {
  const answer = await readFirst(client, profile, undefined);
  return answer.ok ? answer.value.userInfo : undefined;
}

/** Whether what was sent is stored; undefined where that cannot be read, as of a password. */
function isStored(
  stored: UserInfo,
  { logonName, emailAddress, secretQuestion, newPassword, secretAnswer }: GivenUserInfo,
): boolean | undefined {
  if (newPassword !== undefined || secretAnswer !== undefined) return undefined;
  const emails = [stored.emailAddress, stored.pendingEmailAddress];
  return (
    (logonName === undefined || logonName === stored.logonName) &&
    (emailAddress === undefined || emails.includes(emailAddress)) &&
    (secretQuestion === undefined || secretQuestion === stored.secretQuestion)
  );
}
