import { announcementText, appStoreUrl, playStoreUrl } from '@portico/core';
import { OnDemand, useCore, useSetting } from '@portico/element';
import { lazy, type ReactNode } from 'react';

const NoticesView = lazy(() => import('./notices.view'));
const BiometricsOffer = lazy(() => import('../mobile/biometrics-offer.view'));

/**
 * What may open over the sign-in screen: the announcement and the app-store notice (D155), in the
 * mobile app the offer of biometrics. Their code is fetched only where it is wanted.
 */
export function Notices(): ReactNode {
  const announcement = useSetting(announcementText);
  const apple = useSetting(appStoreUrl);
  const google = useSetting(playStoreUrl);
  return (
    <OnDemand>
      {(announcement || apple || google) && (
        <NoticesView announcement={announcement} stores={{ apple, google }} />
      )}
      {useCore().mobile && <BiometricsOffer />}
    </OnDemand>
  );
}
