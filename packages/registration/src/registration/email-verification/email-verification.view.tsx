import { useFlow, useTexts } from '@portico/element';
import { Banner, Button, CodeInput } from '@portico/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { StepProps } from '../registration.controller';
import { registrationTexts } from '../registration.texts';
import { StepForm } from '../step-form';
import { createEmailVerification } from './email-verification.controller';
import type { EmailVerificationEvent, EmailVerificationState } from './email-verification.flow';
import { emailVerificationTexts, type EmailVerificationKey } from './email-verification.texts';

export const texts = [emailVerificationTexts];

/** The step that verifies the e-mail address by a code (access §2). */
export default function EmailVerificationView(props: StepProps): ReactNode {
  const { registration } = props;
  const { state, send } = useFlow(() => createEmailVerification(registration));
  useEffect(() => send({ type: 'begin' }), [send]);
  return <CodeStep {...props} verification={state} send={send} />;
}

/** The text about the code's delivery. */
function standing({ busy, sent, resent }: EmailVerificationState): EmailVerificationKey {
  if (!sent) return busy === 'no' ? 'notSent' : 'sending';
  return resent ? 'resent' : 'sent';
}

type CodeStepProps = StepProps & {
  readonly verification: EmailVerificationState;
  readonly send: (event: EmailVerificationEvent) => void;
};

function CodeStep({ verification, send, ...props }: CodeStepProps): ReactNode {
  const { registration, state } = props;
  const shared = useTexts(registrationTexts);
  const t = useTexts(emailVerificationTexts);
  const [code, setCode] = useState('');
  const { busy, problem, form, sent } = verification;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setCode(''), [form]);
  useEffect(() => {
    if (sent && problem) field.current?.focus();
  }, [sent, problem]);
  const done = state.verified !== undefined;
  const email = state.entry.emailAddress.trim();
  const missing = problem === 'codeRequired';
  return (
    <StepForm
      {...props}
      state={busy === 'validating' ? { ...state, busy: 'sending' } : state}
      title={t('heading')}
      action={shared('continue')}
      onSubmit={() =>
        done ? registration.send({ type: 'continue' }) : send({ type: 'submit', code })
      }
    >
      <p role="status">{t(done ? 'verified' : standing(verification), { email })}</p>
      {problem && !missing && <Banner tone="error">{t(problem)}</Banner>}
      {!done && (
        <>
          <CodeInput
            ref={field}
            label={t('codeLabel')}
            name="code"
            value={code}
            onChange={setCode}
            error={missing && code === '' ? t('codeRequired') : undefined}
          />
          <p>
            <Button
              variant="quiet"
              busy={busy === 'resending'}
              onClick={() => send({ type: 'resend' })}
            >
              {t(busy === 'resending' ? 'resending' : 'resend')}
            </Button>
          </p>
        </>
      )}
    </StepForm>
  );
}
