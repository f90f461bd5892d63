import { useFlow, useTexts } from '@portico/element';
import { Banner, Button, Checkbox, CodeInput, fieldProps, Form } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
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
      {state.problem && <Banner tone="error">{t(state.problem)}</Banner>}
      <p role="status" className="text-sm text-success empty:hidden">
        {state.resending === 'done' && t('resent')}
      </p>
      <CodeForm
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
  const { values, errors, isPending } = state;
  const isResending = state.resending === 'pending';
  const field = useRef<HTMLInputElement>(null);
  // On entry, for a new code, and again after a refused one.
  useEffect(() => field.current?.focus(), [state.problem, isResending]);
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      <CodeInput
        {...fieldProps({ state, send }, 'code', t('codeLabel'), errors.code && t(errors.code))}
        ref={field}
        // Not on the way to Resend Code: only a submit shows that the code is missing.
        onBlur={undefined}
      />
      {!mobile && (
        <Checkbox
          label={t('trustDevice')}
          hint={t('trustDeviceHint')}
          name="trustDevice"
          checked={values.trustDevice}
          onChange={(value) => send({ type: 'change', field: 'trustDevice', value })}
        />
      )}
      <Button type="submit" variant="primary" busy={isPending}>
        {t(isPending ? 'validating' : 'validate')}
      </Button>
      <Button variant="quiet" busy={isResending} onClick={() => send({ type: 'resend' })}>
        {t(isResending ? 'resending' : 'resend')}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Form>
  );
}
