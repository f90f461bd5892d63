import { useFlow, useTexts } from '@portico/element';
import { digitsOnly } from '@portico/rules';
import { Banner, Button, PasswordInput } from '@portico/ui';
import { useRef, useState, type ReactNode } from 'react';
import type { StepProps } from '../step';
import { StepDialog } from '../step-dialog';
import { createSsn, ssnLength } from './ssn.controller';
import { ssnTexts } from './ssn.texts';

export const texts = [ssnTexts];

/** The social security number, while the e-mail address is not verified (access §2, §4). */
export default function SsnView({ postSignIn }: StepProps): ReactNode {
  const t = useTexts(ssnTexts);
  const { state, send } = useFlow(() => createSsn(postSignIn));
  const [ssn, setSsn] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { problem, sending } = state;
  const submit = () => {
    send({ type: 'submit', entry: ssn });
    field.current?.focus();
  };
  return (
    <StepDialog title={t('heading')} onCancel={postSignIn.cancel}>
      <p>{t('intro')}</p>
      {problem === 'error' && <Banner tone="error">{t('error')}</Banner>}
      <form
        method="dialog"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <PasswordInput
          ref={field}
          name="ssn"
          autoComplete="off"
          inputMode="numeric"
          label={t('label')}
          placeholder={t('placeholder')}
          showLabel={t('show')}
          hideLabel={t('hide')}
          value={ssn}
          error={problem && problem !== 'error' && t(problem)}
          onChange={(text) => {
            setSsn(digitsOnly(text, ssnLength));
            send({ type: 'changed' });
          }}
        />
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
