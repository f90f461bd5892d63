import { useFlow, useTexts } from '@portico/element';
import { Banner, Button, Checkbox, CodeInput } from '@portico/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { StepProps } from '../step';
import { StepDialog } from '../step-dialog';
import { createSecurityCode } from './security-code.controller';
import type { SecurityCodeEvent, SecurityCodeState } from './security-code.flow';
import { securityCodeTexts } from './security-code.texts';

export const texts = [securityCodeTexts];

/** The e-mailed security code (access §2). */
export default function SecurityCodeView({ postSignIn }: StepProps): ReactNode {
  const t = useTexts(securityCodeTexts);
  const { state, send } = useFlow(() => createSecurityCode(postSignIn));
  return (
    <StepDialog title={t('heading')} onCancel={postSignIn.cancel}>
      <p>{t('sent')}</p>
      {state.problem && state.problem !== 'codeRequired' && (
        <Banner tone="error">{t(state.problem)}</Banner>
      )}
      <p role="status" className="text-sm text-success empty:hidden">
        {state.resent && t('resent')}
      </p>
      <CodeForm
        key={state.form}
        state={state}
        send={send}
        mobile={postSignIn.core.mobile}
        onCancel={postSignIn.cancel}
      />
    </StepDialog>
  );
}

type CodeFormProps = {
  readonly state: SecurityCodeState;
  readonly send: (event: SecurityCodeEvent) => void;
  readonly mobile: boolean;
  readonly onCancel: () => void;
};

function CodeForm({ state, send, mobile, onCancel }: CodeFormProps): ReactNode {
  const t = useTexts(securityCodeTexts);
  const [code, setCode] = useState('');
  const [trustDevice, setTrustDevice] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // On entry, and again after a refused code.
  useEffect(() => field.current?.focus(), [state.problem]);
  const required = state.problem === 'codeRequired' && code === '';
  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'submit', code, trustDevice });
      }}
    >
      <CodeInput
        ref={field}
        label={t('codeLabel')}
        name="code"
        value={code}
        onChange={setCode}
        error={required ? t('codeRequired') : undefined}
      />
      {!mobile && (
        <Checkbox
          label={t('trustDevice')}
          hint={t('trustDeviceHint')}
          name="trustDevice"
          checked={trustDevice}
          onChange={setTrustDevice}
        />
      )}
      <Button type="submit" variant="primary" busy={state.busy === 'validating'}>
        {t(state.busy === 'validating' ? 'validating' : 'validate')}
      </Button>
      <Button
        variant="quiet"
        busy={state.busy === 'resending'}
        onClick={() => send({ type: 'resend' })}
      >
        {t(state.busy === 'resending' ? 'resending' : 'resend')}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  );
}
