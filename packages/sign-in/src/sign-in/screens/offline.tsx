import { ReloadButton, useTexts } from '@portico/element';
import { Button } from '@portico/ui';
import type { ReactNode } from 'react';
import type { SignInPhase, SignInEvent, Steps } from '../sign-in.flow';
import { signInTexts } from '../sign-in.sentences';

type OfflineProps = {
  readonly phase: Extract<SignInPhase<Steps, unknown>, { at: 'offline' }>;
  readonly send: (event: SignInEvent<never, never>) => void;
};

/** Replaces the form while the portal is down (access §2, §8; D39). */
export function OfflineScreen({ phase, send }: OfflineProps): ReactNode {
  const t = useTexts(signInTexts);
  return (
    <>
      <p role="status">{t(phase.again ? 'stillOffline' : 'offline')}</p>
      <Button variant="primary" busy={phase.checking} onClick={() => send({ type: 'retry' })}>
        {t(phase.checking ? 'checking' : 'retry')}
      </Button>
      {/* Code that could not be had counts as the portal being down. */}
      {phase.again && <ReloadButton />}
    </>
  );
}
