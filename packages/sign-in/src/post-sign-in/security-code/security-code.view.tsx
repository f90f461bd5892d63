import { useFlow, useTexts } from '@portico/element';
import { ResendLine, useCodeTimes } from '@portico/shared/credentials';
import { maskEmail } from '@portico/rules';
import { Banner, Button, Checkbox, CodeInput, DialogActions, fieldProps, Form } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { StepProps } from '../step';
import { StepDialog } from '../step-dialog';
import { signInStepTexts } from '../sign-in-step.sentences';
import { createSecurityCode } from './security-code.controller';
import type { SecurityCodeEvent, SecurityCodeState } from './security-code.flow';
import { securityCodeTexts } from './security-code.sentences';

export const texts = [securityCodeTexts, signInStepTexts];

/** The e-mailed security code (access §2). */
export default function SecurityCodeView({ postSignIn }: StepProps): ReactNode {
  const t = useTexts(securityCodeTexts);
  const { state, send } = useFlow(() => createSecurityCode(postSignIn));
  const { emailAddress } = postSignIn.held.login;
  const { holdsUntil, waits } = useCodeTimes(state.sentAt, state.isSpent);
  const address = emailAddress ? maskEmail(emailAddress) : t('yourEmail');
  return (
    <StepDialog postSignIn={postSignIn} title={t('heading')}>
      <p>{t('sent', { address, time: holdsUntil })}</p>
      <CodeForm
        state={state}
        send={send}
        waits={waits}
        mobile={postSignIn.core.mobile}
        onCancel={postSignIn.cancel}
      />
    </StepDialog>
  );
}

type CodeFormProps = {
  readonly state: SecurityCodeState;
  readonly send: (event: SecurityCodeEvent) => void;
  /** Seconds until another code can be requested. */
  readonly waits: number;
  readonly mobile: boolean;
  readonly onCancel: () => void;
};

function CodeForm({ state, send, waits, mobile, onCancel }: CodeFormProps): ReactNode {
  const t = useTexts(securityCodeTexts);
  const { values, errors, isPending } = state;
  const isResending = state.resending === 'pending';
  const code = fieldProps({ state, send }, 'code', t('codeLabel'), errors.code && t(errors.code));
  const field = useRef<HTMLInputElement>(null);
  // On entry, for a new code, and again after a refused one, which the next one replaces.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [state.problem, isResending]);
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      <CodeInput
        {...code}
        hint={t('codeHint')}
        error={state.problem ? t(state.problem) : code.error}
        ref={field}
        // Not on the way to Resend Code: only a submit shows that the code is missing.
        onBlur={undefined}
      />
      <div>
        {state.sendProblem && <Banner tone="error">{t(state.sendProblem)}</Banner>}
        <p role="status" className="text-sm text-success empty:hidden">
          {state.resending === 'done' && t('resent')}
        </p>
        <ResendLine t={t} resending={isResending} waits={waits} send={send} />
      </div>
      {!mobile && (
        <Checkbox
          label={t('trustDevice')}
          hint={t('trustDeviceHint')}
          name="trustDevice"
          checked={values.trustDevice}
          onChange={(value) => send({ type: 'change', field: 'trustDevice', value })}
        />
      )}
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={isPending}>
          {t(isPending ? 'validating' : 'validate')}
        </Button>
      </DialogActions>
    </Form>
  );
}
