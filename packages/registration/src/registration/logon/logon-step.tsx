import { agreementsTexts } from '@portico/core/agreements';
import { credentialsTexts, loginNameErrorText, passwordErrorText } from '@portico/core/credentials';
import { changesTexts } from '@portico/core/internal';
import { useFailureText, useTexts } from '@portico/element';
import { NewPassword } from '@portico/shared/credentials';
import { errorOf, type OpenAgreement } from '@portico/rules';
import { AgreementList, fieldProps, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import type { StepProps } from '../registration.controller';
import { registrationErrorsTexts } from '../registration-errors.sentences';
import { registrationTexts } from '../registration.sentences';
import type { LogonPolicy, LogonCheck } from '../registration.state';
import { StepForm } from '../step-form';
import { Success } from './success';
import { registrationLogonTexts } from './registration-logon.sentences';

export const texts = [
  registrationLogonTexts,
  registrationErrorsTexts,
  changesTexts,
  credentialsTexts,
  agreementsTexts,
];

/** Username, password and agreements; then that the account was created (access §2). */
export default function LogonStep(props: StepProps): ReactNode {
  const { state } = props;
  const { policy, refusal, end } = state;
  const shared = useTexts(registrationTexts);
  const t = useTexts(registrationLogonTexts);
  const failure = useFailureText(registrationErrorsTexts);
  if (end) return <Success end={end} />;
  if (!policy) return null;
  const verdict = policy.check(state.values);
  return (
    <StepForm
      {...props}
      title={shared('tabLogon')}
      action={t('create')}
      refusal={
        refusal && refusal !== 'errorKindOffline' && refusal !== 'noCode'
          ? failure(refusal)
          : undefined
      }
    >
      <Credentials {...props} verdict={verdict} />
      {policy.agreements.length > 0 && (
        <Agreements {...props} policy={policy} open={verdict.agreements} />
      )}
    </StepForm>
  );
}

function Credentials(props: StepProps & { readonly verdict: LogonCheck }): ReactNode {
  const { registration, state, verdict } = props;
  const { values, errors, touched } = state;
  const form = { state, send: registration.send };
  const t = useTexts(registrationLogonTexts);
  const credentials = useTexts(credentialsTexts);
  const named = values.userName.trim() !== '';
  const userNameError = loginNameErrorText(credentials, errorOf(verdict.loginName), {
    touched: touched.has('userName'),
  });
  const confirmationError =
    errors.confirmation &&
    credentials(
      errors.confirmation.code === 'required' ? 'confirmationRequired' : 'confirmationMismatch',
    );
  return (
    <>
      <TextInput
        {...fieldProps(form, 'userName', t('userName'), undefined)}
        required
        hint={named ? undefined : t('userNameHint')}
        error={userNameError}
        placeholder={t('userNamePlaceholder')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPassword
        verdict={verdict.password}
        password={{
          ...fieldProps(
            form,
            'password',
            t('password'),
            passwordErrorText(credentials, verdict.password),
          ),
          placeholder: t('passwordPlaceholder'),
        }}
        confirmation={
          registration.rules.confirmsPassword
            ? {
                ...fieldProps(form, 'confirmation', t('confirmation'), confirmationError),
                placeholder: t('confirmationPlaceholder'),
              }
            : undefined
        }
        disabled={!named}
      />
    </>
  );
}

type AgreementsProps = StepProps & {
  readonly policy: LogonPolicy;
  readonly open: readonly OpenAgreement[];
};

function Agreements({ registration, state, policy, open }: AgreementsProps): ReactNode {
  const t = useTexts(registrationLogonTexts);
  const listTexts = useTexts(agreementsTexts);
  const errors = new Map(
    open.map(({ hostNum, code, params }) => [
      hostNum,
      listTexts(code === 'notOpened' ? 'errorNotOpened' : 'errorNotAgreed', params),
    ]),
  );
  return (
    <fieldset>
      <legend className="mb-2 text-base font-semibold">{t('agreements')}</legend>
      <AgreementList
        agreements={policy.agreements}
        choices={state.values.choices}
        openFirst={policy.opensFirst}
        texts={listTexts}
        errors={state.touched.has('choices') ? errors : undefined}
        onChange={(value) => registration.send({ type: 'change', field: 'choices', value })}
      />
    </fieldset>
  );
}
