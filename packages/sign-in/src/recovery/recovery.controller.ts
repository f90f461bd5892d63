import {
  answerSecretQuestion,
  generateNewPassword,
  recoveryQuestion,
  type InputOf,
  type OutputOf,
} from '@portico/contract';
import { today, type CallOutcome, type Core } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { localDate, recoveryFields } from '@portico/rules';
import { recoverCredentialsWithoutQuestionOption } from '@portico/shared/settings';
import { recoveryError, unmailedText } from './recovery.errors';
import {
  createRecoveryFlow,
  type Recovered,
  type RecoveryFlow,
  type Refused,
} from './recovery.flow';
import {
  hideRecoveryBranchNumberOption,
  hideRecoveryDateOfBirthOption,
  hideRecoveryEmailOption,
  hideRecoveryZipCodeOption,
} from '../settings/recovery-options';

/** The user as AnswerSecretQuestion and GenerateNewPassword expect it (access §3). */
export type RecoveryUser = InputOf<typeof generateNewPassword> & {
  readonly secretQuestion?: string | undefined;
};

/** Recovery through the lender's API (access §7). */
export function createRecovery(page: {
  readonly core: Core;
  readonly read: ReadSetting;
}): RecoveryFlow<RecoveryUser> {
  const { core, read } = page;
  const { client } = core;
  const fields = recoveryFields({
    email: read(hideRecoveryEmailOption),
    dateOfBirth: read(hideRecoveryDateOfBirthOption),
    zipCode: read(hideRecoveryZipCodeOption),
    branch: read(hideRecoveryBranchNumberOption),
  });
  return createRecoveryFlow<RecoveryUser>(fields, () => today(core), {
    async confirm({ email, branch, zipCode, dateOfBirth }) {
      const known = { emailAddress: email, servicingBranch: branch, zipCode };
      const answer = await client.send(recoveryQuestion, {
        ...known,
        dateOfBirth: dateOfBirth === undefined ? undefined : localDate(dateOfBirth),
      });
      if (!answer.ok) return { end: 'refused', text: recoveryError(answer.error) };
      const { secretQuestion, logonName, credentialExpiration } = answer.value.credentials;
      const user = { ...known, logonName, credentialExpiration, secretQuestion };
      if (read(recoverCredentialsWithoutQuestionOption)) {
        return { end: 'confirmed', user, question: undefined };
      }
      return secretQuestion
        ? { end: 'confirmed', user, question: secretQuestion }
        : { end: 'refused', text: 'errorBadQuestion' };
    },
    async answer(user, secretAnswer) {
      return ended(user, await client.send(answerSecretQuestion, { ...user, secretAnswer }));
    },
    async generate({ secretQuestion: _unasked, ...user }) {
      return ended(user, await client.send(generateNewPassword, user));
    },
  });
}

function ended(
  { logonName }: RecoveryUser,
  answer: CallOutcome<OutputOf<typeof answerSecretQuestion>>,
): Refused | Recovered {
  if (answer.ok) return { end: 'recovered', logonName, message: answer.value.successMessage };
  const { error } = answer;
  const isServer = error.kind === 'server';
  const text = isServer ? undefined : unmailedText(error);
  return { end: 'refused', text: text ?? recoveryError(error) };
}
