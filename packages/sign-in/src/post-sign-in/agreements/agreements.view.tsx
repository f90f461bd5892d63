import {
  agreementsTexts,
  openAgreementsFirstOption,
  readableAgreements,
} from '@portico/core/agreements';
import { changesTexts } from '@portico/core/internal';
import { useFailureText, useFlow, useSetting, useSettingReader, useTexts } from '@portico/element';
import { AgreementList } from '@portico/ui';
import type { ReactNode } from 'react';
import type { StepProps } from '../step';
import { StepDialog } from '../step-dialog';
import { signInStepTexts } from '../sign-in-step.sentences';
import { StepForm } from '../step-form';
import { createAgreements } from './agreements.controller';
import { signInAgreementsTexts } from './sign-in-agreements.sentences';

export const texts = [signInAgreementsTexts, agreementsTexts, signInStepTexts, changesTexts];

/** The agreements still to accept: a checkbox and a link each (access §2). */
export default function AgreementsView({ postSignIn }: StepProps): ReactNode {
  const t = useTexts(signInAgreementsTexts);
  const failure = useFailureText(signInAgreementsTexts);
  const listTexts = useTexts(agreementsTexts);
  const openFirst = useSetting(openAgreementsFirstOption);
  const agreements = readableAgreements(useSettingReader(), postSignIn.agreements);
  const { state, send } = useFlow(() => createAgreements(postSignIn));
  const { values, errors, touched, submitError } = state;
  const missing = touched.has('choices') ? errors.choices : undefined;
  const problem = submitError ? failure('error', submitError.unanswered) : missing && t(missing);
  return (
    <StepDialog postSignIn={postSignIn} title={t('heading')}>
      <p>{t('intro')}</p>
      <StepForm state={state} send={send} t={t} onCancel={postSignIn.cancel} problem={problem}>
        <AgreementList
          agreements={agreements}
          choices={values.choices}
          openFirst={openFirst}
          texts={listTexts}
          onChange={(value) => send({ type: 'change', field: 'choices', value })}
        />
      </StepForm>
    </StepDialog>
  );
}
