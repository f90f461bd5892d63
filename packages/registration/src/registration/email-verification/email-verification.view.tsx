import { useFlow, useTexts } from '@portico/element';
import { ResendLine, useCodeTimes } from '@portico/shared/credentials';
import { Banner, CodeInput, fieldProps } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { StepProps } from '../registration.controller';
import { registrationTexts } from '../registration.sentences';
import { StepForm } from '../step-form';
import { createEmailVerification } from './email-verification.controller';
import { isSpent } from './email-verification.errors';
import type { EmailVerificationEvent, EmailVerificationState } from './email-verification.flow';
import {
  registrationEmailTexts,
  type RegistrationEmailTextKey,
} from './registration-email.sentences';

export const texts = [registrationEmailTexts];

/** The step that verifies the e-mail address by a code (access §2). */
export default function EmailVerificationView(props: StepProps): ReactNode {
  const { registration } = props;
  const { state, send } = useFlow(() => createEmailVerification(registration));
  useEffect(() => send({ type: 'begin' }), [send]);
  return <CodeStep {...props} verification={state} send={send} />;
}

/** The text about the code's delivery. */
function deliveryText({ sending, sent, resent }: EmailVerificationState): RegistrationEmailTextKey {
  if (!sent) return sending === 'no' ? 'notSent' : 'sending';
  return resent ? 'resent' : 'sent';
}

type CodeStepProps = StepProps & {
  readonly verification: EmailVerificationState;
  readonly send: (event: EmailVerificationEvent) => void;
};

function CodeStep({ verification, send, ...props }: CodeStepProps): ReactNode {
  const { registration, state } = props;
  const shared = useTexts(registrationTexts);
  const t = useTexts(registrationEmailTexts);
  const { errors, isPending, sending, sent, sentAt, problem } = verification;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (sent && problem) field.current?.focus();
  }, [sent, problem]);
  const { holdsUntil, waits } = useCodeTimes(sentAt, isSpent(problem));
  const done = state.verified !== undefined;
  const email = state.values.emailAddress.trim();
  return (
    <StepForm
      {...props}
      state={{
        ...state,
        busy: isPending ? 'sending' : state.busy,
        failedSubmits: verification.failedSubmits,
      }}
      title={t('heading')}
      action={shared('continue')}
      onSubmit={() => (done ? registration.send({ type: 'submit' }) : send({ type: 'submit' }))}
    >
      <p role="status">{t(done ? 'verified' : deliveryText(verification), { email })}</p>
      {sent && !done && <p>{t('holds', { time: holdsUntil })}</p>}
      {problem && <Banner tone="error">{t(problem)}</Banner>}
      {!done && (
        <>
          <CodeInput
            {...fieldProps(
              { state: verification, send },
              'code',
              t('codeLabel'),
              errors.code && t(errors.code),
            )}
            ref={field}
            // Not on the way to Resend Code: only a submit shows that the code is missing.
            onBlur={undefined}
          />
          <ResendLine t={t} resending={sending === 'again'} waits={waits} send={send} />
        </>
      )}
    </StepForm>
  );
}
