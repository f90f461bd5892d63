import { agreementsTexts, readableAgreements } from '@portico/core/agreements';
import { openAgreementsFirstOption } from '@portico/core/internal';
import { useFlow, useSetting, useSettingReader, useTexts } from '@portico/element';
import { noChoices } from '@portico/rules';
import { AgreementList, Banner, Button } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import type { StepProps } from '../step';
import { StepDialog } from '../step-dialog';
import { createAgreements } from './agreements.controller';
import { agreementsStepTexts } from './agreements.texts';

export const texts = [agreementsStepTexts, agreementsTexts];

/** The agreements still to accept: a checkbox and a link each (access §2). */
export default function AgreementsView({ postSignIn }: StepProps): ReactNode {
  const t = useTexts(agreementsStepTexts);
  const words = useTexts(agreementsTexts);
  const openFirst = useSetting(openAgreementsFirstOption);
  const agreements = readableAgreements(useSettingReader(), postSignIn.agreements);
  const { state, send } = useFlow(() => createAgreements(postSignIn));
  const [choices, setChoices] = useState(noChoices);
  const { problem, sending } = state;
  return (
    <StepDialog title={t('heading')} onCancel={postSignIn.cancel}>
      <p>{t('intro')}</p>
      <form
        method="dialog"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'submit', entry: choices });
        }}
      >
        <AgreementList
          agreements={agreements}
          choices={choices}
          openFirst={openFirst}
          words={words}
          onChange={(changed) => {
            setChoices(changed);
            send({ type: 'changed' });
          }}
        />
        {problem && <Banner tone="error">{t(problem)}</Banner>}
        <Button type="submit" variant="primary" busy={sending}>
          {t(sending ? 'submitting' : 'submit')}
        </Button>
        <Button variant="quiet" onClick={postSignIn.cancel}>
          {t('cancel')}
        </Button>
      </form>
    </StepDialog>
  );
}
