import { useCore, useFlow, useSettingReader, useTexts } from '@portico/element';
import { Banner, Button } from '@portico/ui';
import type { ReactNode } from 'react';
import type { SignInNotice, SignInSteps } from '../sign-in.attempt.types';
import type { SignInEvent } from '../sign-in.flow';
import { createPasskeySignIn } from './passkey-sign-in.controller';
import { passkeySignInTexts } from './passkey-sign-in.sentences';

export const texts = [passkeySignInTexts];

export type PasskeySignInProps = {
  readonly send: (event: SignInEvent<SignInSteps, SignInNotice>) => void;
};

/** The button for signing in by a passkey; while it is shown, the username field offers them too. */
export default function PasskeySignIn({ send: sendToForm }: PasskeySignInProps): ReactNode {
  const core = useCore();
  const read = useSettingReader();
  const t = useTexts(passkeySignInTexts);
  const { state, send } = useFlow(() =>
    createPasskeySignIn({ core, read }, (attempt) => sendToForm({ type: 'arrive', attempt })),
  );
  const { at, problem } = state;
  if (at === 'unavailable') return null;
  return (
    <>
      <Button busy={at === 'asking'} onClick={() => send({ type: 'press' })}>
        {t(at === 'asking' ? 'waiting' : 'signIn')}
      </Button>
      {problem && <Banner tone="error">{t(problem)}</Banner>}
    </>
  );
}
