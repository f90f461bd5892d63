import { credentialsTexts, newPasswordFieldsTexts } from '@portico/core/credentials';
import { useSession, useTexts } from '@portico/element';
import { CodeInput, fieldProps, PasswordInput } from '@portico/ui';
import type { ReactNode } from 'react';
import { ResendLine } from '../credentials/resend-line';
import { useCodeTimes } from '../credentials/use-code-times';
import type { ProofEvent, Proving } from './proof.flow';
import { proofTexts } from './proof.sentences';

type WayProps = { readonly state: Proving; readonly send: (event: ProofEvent) => void };

/** What the chosen way asks for. */
export function WayFields({ state, send }: WayProps): ReactNode {
  const t = useTexts(proofTexts);
  const { way, sentAt, codeSentTo } = state;
  const address = codeSentTo ?? t('yourEmail');
  if (way === 'password') return <PasswordField state={state} send={send} />;
  if (way === 'passkey') return <p>{t('passkeyOffer')}</p>;
  if (sentAt === undefined) return <p>{t('codeOffer', { address })}</p>;
  return <CodeField state={state} send={send} address={address} sentAt={sentAt} />;
}

/** The username is in the form for password managers, which look for it. */
function PasswordField({ state, send }: WayProps): ReactNode {
  const t = useTexts(proofTexts);
  const { show, hide } = newPasswordFieldsTexts(useTexts(credentialsTexts));
  const username = useSession()?.username;
  const missing = state.errors.password && t(state.errors.password);
  const field = fieldProps({ state, send }, 'password', t('passwordLabel'), missing);
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        {...field}
        error={field.error ?? refusal(state, t)}
        // Not on the way to another button: only a submit shows that it is missing.
        onBlur={undefined}
        autoComplete="current-password"
        showLabel={show}
        hideLabel={hide}
      />
    </>
  );
}

function CodeField(
  props: WayProps & { readonly address: string; readonly sentAt: number },
): ReactNode {
  const { state, send, address, sentAt } = props;
  const t = useTexts(proofTexts);
  const { holdsUntil, waits } = useCodeTimes(sentAt, state.problem?.isSpent === true);
  const missing = state.errors.code && t(state.errors.code);
  const field = fieldProps({ state, send }, 'code', t('codeLabel'), missing);
  return (
    <>
      <p>{t('codeSent', { address, time: holdsUntil })}</p>
      <p role="status" className="text-sm text-success empty:hidden">
        {state.sending === 'done' && t('resent')}
      </p>
      <CodeInput {...field} error={field.error ?? refusal(state, t)} onBlur={undefined} />
      <ResendLine t={t} resending={state.sending === 'pending'} waits={waits} send={send} />
    </>
  );
}

/** Why the server did not accept what is in the field. */
function refusal(
  { problem }: Proving,
  t: (key: NonNullable<Proving['problem']>['text']) => string,
): string | undefined {
  return problem?.atField && t(problem.text);
}
