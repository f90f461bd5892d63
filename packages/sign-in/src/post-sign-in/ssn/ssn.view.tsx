import { useFlow, useTexts } from '@portico/element';
import { ssnMask } from '@portico/rules';
import { fieldProps, PasswordInput } from '@portico/ui';
import type { ReactNode } from 'react';
import type { StepProps } from '../step';
import { StepDialog } from '../step-dialog';
import { signInStepTexts } from '../sign-in-step.sentences';
import { StepForm } from '../step-form';
import { createSsn, ssnLength } from './ssn.controller';
import { validateSsnTexts } from './validate-ssn.sentences';

export const texts = [validateSsnTexts, signInStepTexts];

/** The social security number, while the e-mail address is not verified (access §2, §4). */
export default function SsnView({ postSignIn }: StepProps): ReactNode {
  const t = useTexts(validateSsnTexts);
  const { state, send } = useFlow(() => createSsn(postSignIn));
  const { errors, submitError } = state;
  const error = submitError === 'invalid' ? submitError : errors.ssn;
  return (
    <StepDialog postSignIn={postSignIn} title={t('heading')}>
      <p>{t('intro')}</p>
      <StepForm
        state={state}
        send={send}
        t={t}
        onCancel={postSignIn.cancel}
        problem={submitError === 'error' ? t('error') : undefined}
      >
        <PasswordInput
          {...fieldProps({ state, send }, 'ssn', t('label'), error && t(error))}
          autoComplete="off"
          inputMode="numeric"
          placeholder={t('placeholder')}
          showLabel={t('show')}
          hideLabel={t('hide')}
          mask={ssnMask(ssnLength)}
        />
      </StepForm>
    </StepDialog>
  );
}
