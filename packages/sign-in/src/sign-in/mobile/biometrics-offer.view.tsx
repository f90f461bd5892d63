import { mobileBridge } from '@portico/core/mobile';
import { useCore, useTexts } from '@portico/element';
import { Banner, Button, Dialog } from '@portico/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { biometricsTexts } from './biometrics.sentences';

export const texts = [biometricsTexts];

type Offer = 'unknown' | 'open' | 'enabling' | 'failed' | 'closed';

/** In the mobile app, offers biometrics to a borrower who has not opted in (access §4). */
export default function BiometricsOffer({ mayOpen }: { readonly mayOpen: boolean }): ReactNode {
  const { environment } = useCore();
  const t = useTexts(biometricsTexts);
  const [offer, setOffer] = useState<Offer>('unknown');
  useEffect(() => {
    let current = true;
    void mobileBridge(environment)
      .deviceInfo()
      .then(({ biometricsEnabled }) => {
        if (current) setOffer(biometricsEnabled ? 'closed' : 'open');
      });
    return () => {
      current = false;
    };
  }, [environment]);

  const close = () => setOffer('closed');
  const enable = () => {
    setOffer('enabling');
    void mobileBridge(environment)
      .enableBiometrics()
      .then((on) => setOffer(on ? 'closed' : 'failed'));
  };
  if (offer === 'unknown' || offer === 'closed' || !mayOpen) return null;
  return (
    <Dialog
      open
      title={t('heading')}
      onClose={close}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('notNow')}
          </Button>
          {/* Not `busy`, which keeps a dialog open: the app's wrapper may never answer. */}
          <Button variant="primary" disabled={offer === 'enabling'} onClick={enable}>
            {t(offer === 'enabling' ? 'enabling' : 'enable')}
          </Button>
        </>
      }
    >
      {offer === 'failed' ? <Banner tone="error">{t('failed')}</Banner> : <p>{t('offer')}</p>}
    </Dialog>
  );
}
