import { useTexts } from '@portico/element';
import { Banner, Button } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Place, SignInEvent, Steps } from '../sign-in.flow';
import { signInTexts } from '../sign-in.texts';

type OfflineProps = {
  readonly place: Extract<Place<Steps>, { at: 'offline' }>;
  readonly send: (event: SignInEvent<never>) => void;
};

/** Instead of the form while the portal is down (access §2, §8; D39). */
export function OfflineScreen({ place, send }: OfflineProps): ReactNode {
  const t = useTexts(signInTexts);
  return (
    <>
      <Banner tone="warning">{t(place.again ? 'stillOffline' : 'offline')}</Banner>
      <Button variant="primary" busy={place.checking} onClick={() => send({ type: 'retry' })}>
        {t(place.checking ? 'checking' : 'retry')}
      </Button>
    </>
  );
}
