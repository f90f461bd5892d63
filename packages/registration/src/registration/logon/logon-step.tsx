import { agreementsTexts } from '@portico/core/agreements';
import {
  credentialsTexts,
  loginNameErrorText,
  passwordErrorText,
  ruleItems,
} from '@portico/core/credentials';
import { useTexts } from '@portico/element';
import type { OpenAgreement } from '@portico/rules';
import { AgreementList, NewPasswordFields, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import type { StepProps } from '../registration.controller';
import { registrationErrorTexts } from '../registration.errors.texts';
import { registrationTexts } from '../registration.texts';
import type { LogonPolicy, LogonVerdict } from '../registration.state';
import { StepForm } from '../step-form';
import { Success } from './success';
import { useFields } from '../use-fields';
import { logonStepTexts } from './logon-step.texts';

export const texts = [logonStepTexts, registrationErrorTexts, credentialsTexts, agreementsTexts];

/** Username, password and agreements; then that the account was created (access §2). */
export default function LogonStep(props: StepProps): ReactNode {
  const { registration, state } = props;
  const { policy, refusal, end } = state;
  const shared = useTexts(registrationTexts);
  const t = useTexts(logonStepTexts);
  const errors = useTexts(registrationErrorTexts);
  if (end) return <Success end={end} />;
  if (!policy) return null;
  const verdict = policy.judge(state);
  return (
    <StepForm
      {...props}
      title={shared('tabLogon')}
      action={t('create')}
      refusal={refusal && refusal !== 'errorKindOffline' ? errors(refusal) : undefined}
      onSubmit={() => registration.send({ type: 'create' })}
    >
      <Credentials {...props} verdict={verdict} />
      {policy.agreements.length > 0 && (
        <Agreements {...props} policy={policy} open={verdict.agreements} />
      )}
    </StepForm>
  );
}

function Credentials(props: StepProps & { readonly verdict: LogonVerdict }): ReactNode {
  const { registration, state, verdict } = props;
  const { entry, touched } = state;
  const t = useTexts(logonStepTexts);
  const credentials = useTexts(credentialsTexts);
  const fieldOf = useFields(registration, state);
  const named = entry.userName.trim() !== '';
  const { confirmation } = verdict;
  const confirmationKey =
    !confirmation.ok &&
    (confirmation.code === 'required' ? 'confirmationRequired' : 'confirmationMismatch');
  const type = (field: 'password' | 'confirmation', text: string) => {
    if (text !== entry[field]) registration.send({ type: 'edit', field, text });
  };
  return (
    <>
      <TextInput
        {...fieldOf('userName', t('userName'), undefined)}
        required
        hint={named ? undefined : t('userNameHint')}
        error={loginNameErrorText(credentials, verdict.loginName, {
          touched: touched.has('userName'),
        })}
        placeholder={t('userNamePlaceholder')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordFields
        texts={{
          password: t('password'),
          confirmation: t('confirmation'),
          show: credentials('showPassword'),
          hide: credentials('hidePassword'),
          list: {
            title: credentials('rulesTitle'),
            states: {
              met: credentials('ruleMet'),
              unmet: credentials('ruleUnmet'),
              checking: credentials('ruleChecking'),
            },
          },
        }}
        placeholders={{
          password: t('passwordPlaceholder'),
          confirmation: t('confirmationPlaceholder'),
        }}
        entry={entry}
        errors={{
          password: touched.has('password')
            ? passwordErrorText(credentials, verdict.password)
            : undefined,
          confirmation:
            touched.has('confirmation') && confirmationKey
              ? credentials(confirmationKey)
              : undefined,
        }}
        rules={ruleItems(credentials, verdict.password.rows)}
        confirms={registration.rules.confirmsPassword}
        disabled={!named}
        onChange={(typed) => {
          type('password', typed.password);
          type('confirmation', typed.confirmation);
        }}
        onLeave={(field) => registration.send({ type: 'leave', field })}
      />
    </>
  );
}

type AgreementsProps = StepProps & {
  readonly policy: LogonPolicy;
  readonly open: readonly OpenAgreement[];
};

function Agreements({ registration, state, policy, open }: AgreementsProps): ReactNode {
  const t = useTexts(logonStepTexts);
  const words = useTexts(agreementsTexts);
  const errors = new Map(
    open.map(({ hostNum, code, params }) => [
      hostNum,
      words(code === 'notOpened' ? 'errorNotOpened' : 'errorNotAgreed', params),
    ]),
  );
  return (
    <fieldset>
      <legend className="mb-2 text-base font-semibold">{t('agreements')}</legend>
      <AgreementList
        agreements={policy.agreements}
        choices={state.choices}
        openFirst={policy.opensFirst}
        texts={words}
        errors={state.touched.has('password') && state.attempts > 0 ? errors : undefined}
        onChange={(choices) => registration.send({ type: 'choose', choices })}
      />
    </fieldset>
  );
}
