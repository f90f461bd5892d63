import { changesTexts, chunk } from '@portico/core/internal';
import { credentialsTexts } from '@portico/core/credentials';
import { mobileBridge } from '@portico/core/mobile';
import {
  useCore,
  useFailureText,
  useFlow,
  useLoaded,
  useSettingReader,
  useTexts,
  useUnsavedChanges,
} from '@portico/element';
import { DraftOf } from '@portico/shared/draft';
import { useProof } from '@portico/shared/proof';
import { SaveBar, SectionError, useSavedMark } from '@portico/shared/section';
import { Banner, Form, Switch } from '@portico/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { profileSavingTexts } from '../saving/profile-saving.sentences';
import { useSaveBarTexts } from '../saving/use-save-bar-texts';
import { credentialRules } from './credential-rules';
import { profileErrorsTexts } from './profile-errors.sentences';
import { PasswordFields } from './screens/password-fields';
import { PendingEmail } from './screens/pending-email';
import { QuestionFields } from './screens/question-fields';
import { SignInFields } from './screens/sign-in-fields';
import { createUserInformation } from './user-information.controller';
import type { UserRefusal } from './user-information.errors';
import type { UserInformationEvent, UserInformationState } from './user-information.flow';
import type { CredentialRules, UserErrors, UserInfo } from './user-information.model';
import { userInformationTexts } from './user-information.sentences';

export const texts = [profileErrorsTexts, profileSavingTexts, credentialsTexts, changesTexts];

const draft = chunk(() => import('./user-draft.view'));

type UserInformationProps = {
  readonly userInfo: UserInfo | undefined;
  /** Shown until the rules of credentials are read. */
  readonly waiting: ReactNode;
  readonly onSaved: (userInfo: UserInfo) => void;
  readonly reload: () => void;
};

/** How the borrower signs in: login name, e-mail address, password, secret question (access §2). */
export default function UserInformationView(props: UserInformationProps): ReactNode {
  const { userInfo, waiting, onSaved, reload } = props;
  const t = useTexts(userInformationTexts);
  const rules = useLoaded(credentialRules);
  if (userInfo) {
    if (!rules) return waiting;
    return <UserInformationForm userInfo={userInfo} rules={rules} onSaved={onSaved} />;
  }
  return (
    <SectionError retryLabel={t('tryAgain')} retry={reload}>
      {t('missing')}
    </SectionError>
  );
}

function UserInformationForm(props: {
  readonly userInfo: UserInfo;
  readonly rules: CredentialRules;
  readonly onSaved: (userInfo: UserInfo) => void;
}): ReactNode {
  const { userInfo, rules, onSaved } = props;
  const core = useCore();
  const read = useSettingReader();
  const prove = useProof();
  const t = useTexts(userInformationTexts);
  const failure = useFailureText(profileErrorsTexts);
  const [saved, markSaved] = useSavedMark();
  const [round, setRound] = useState(0);
  const nextRound = () => setRound((count) => count + 1);
  const { state, send } = useFlow(() =>
    createUserInformation({
      ...{ core, read, prove, rules, userInfo, onSaved },
      completed: () => {
        markSaved();
        nextRound();
      },
    }),
  );
  useUnsavedChanges(state.changed, state.values);
  const refusal = (at: UserRefusal['at']) => {
    const found = state.submitError?.find((one) => one.at === at);
    return found && failure(found.text);
  };
  const part = { state, send, refusal };
  const invalid = fields.filter((field) => state.errors[field]).map((field) => t(field));
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      <DraftOf code={draft} values={state.values} of={{ state, send }} />
      <SignInFields {...part} />
      <PendingEmail address={state.pendingEmail} />
      <PasswordFields key={`password ${round}`} {...part} />
      {core.mobile && <Biometrics state={state} send={send} />}
      {state.rules.asksQuestion && (
        <QuestionFields key={`question ${round}`} state={state} send={send} />
      )}
      <SaveOutcome state={state} refusal={refusal('form')} />
      <SaveBar
        changed={state.changed}
        pending={state.isPending}
        saved={saved}
        {...useSaveBarTexts(invalid)}
        onCancel={() => {
          send({ type: 'cancel' });
          nextRound();
        }}
      />
    </Form>
  );
}

/** In the order of the screen. */
const fields: readonly (keyof UserErrors)[] = [
  'logonName',
  'emailAddress',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'secretQuestion',
  'secretAnswer',
];

/** Sign-in by fingerprint or face on this device, in the lender's mobile app only (access §2). */
function Biometrics(props: {
  readonly state: UserInformationState;
  readonly send: (event: UserInformationEvent) => void;
}): ReactNode {
  const { state, send } = props;
  const { environment } = useCore();
  const t = useTexts(userInformationTexts);
  useEffect(() => {
    let current = true;
    void mobileBridge(environment)
      .deviceInfo()
      .then(({ biometricsEnabled: enabled }) => {
        if (current) send({ type: 'biometricsRead', enabled });
      });
    return () => {
      current = false;
    };
  }, [environment, send]);
  return (
    <Switch
      name="biometricsEnabled"
      label={t('biometrics')}
      checked={state.values.biometricsEnabled}
      onChange={(value) => send({ type: 'change', field: 'biometricsEnabled', value })}
    />
  );
}

/** What the last save did, part by part: what was saved, and what was not and why. */
function SaveOutcome(props: {
  readonly state: UserInformationState;
  readonly refusal: string | undefined;
}): ReactNode {
  const { failedSubmits, isValid, parts } = props.state;
  const t = useTexts(userInformationTexts);
  const saving = useTexts(profileSavingTexts);
  return (
    <>
      {parts.biometrics === 'saved' && <Banner tone="success">{t('biometricsSaved')}</Banner>}
      {parts.userInfo === 'saved' && <Banner tone="success">{t('userInfoSaved')}</Banner>}
      {parts.biometrics === 'failed' && <Banner tone="error">{t('biometricsNotUpdated')}</Banner>}
      {props.refusal && <Banner tone="error">{props.refusal}</Banner>}
      {failedSubmits > 0 && !isValid && <Banner tone="error">{saving('correctErrors')}</Banner>}
    </>
  );
}
