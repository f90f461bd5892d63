import { useTexts } from '@portico/element';
import { Button } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Place, SignInEvent, Steps } from '../sign-in.flow';
import { signInTexts } from '../sign-in.texts';

type OfflineProps = {
  readonly place: Extract<Place<Steps, unknown>, { at: 'offline' }>;
  readonly send: (event: SignInEvent<never, never>) => void;
};

/** Replaces the form while the portal is down (access §2, §8; D39). */
export function OfflineScreen({ place, send }: OfflineProps): ReactNode {
  const t = useTexts(signInTexts);
  return (
    <>
      <p role="status">{t(place.again ? 'stillOffline' : 'offline')}</p>
      <Button variant="primary" busy={place.checking} onClick={() => send({ type: 'retry' })}>
        {t(place.checking ? 'checking' : 'retry')}
      </Button>
    </>
  );
}
