import { announcementText, appStoreUrl, chunk, playStoreUrl } from '@portico/core/internal';
import { OnDemand, useCore, useSetting } from '@portico/element';
import type { ReactNode } from 'react';

const noticesView = chunk(() => import('./notices.view'));
const biometricsOffer = chunk(() => import('../mobile/biometrics-offer.view'));

/**
 * The dialogs over the sign-in screen: the announcement and the app-store notice (D155), in the
 * mobile app the offer of biometrics. Their code is fetched only if one may open; if that fails,
 * nothing is shown.
 */
export function Notices(): ReactNode {
  const announcement = useSetting(announcementText);
  const apple = useSetting(appStoreUrl);
  const google = useSetting(playStoreUrl);
  return (
    <>
      {(announcement || apple || google) && (
        <OnDemand code={noticesView} missing={null}>
          {(Shown) => <Shown announcement={announcement} stores={{ apple, google }} />}
        </OnDemand>
      )}
      {useCore().mobile && (
        <OnDemand code={biometricsOffer} missing={null}>
          {(Shown) => <Shown />}
        </OnDemand>
      )}
    </>
  );
}
