import { announcementText, appStoreUrl, playStoreUrl } from '@portico/core';
import { useCore, useSetting } from '@portico/element';
import type { ReactNode } from 'react';
import { useOnDemand } from '../../on-demand';

const loadNotices = () => import('./notices.view');
const loadBiometricsOffer = () => import('../mobile/biometrics-offer.view');

/**
 * What may open over the sign-in screen: the announcement and the app-store notice (D155), in the
 * mobile app the offer of biometrics. Their code is fetched only where it is wanted.
 */
export function Notices(): ReactNode {
  const announcement = useSetting(announcementText);
  const stores = { apple: useSetting(appStoreUrl), google: useSetting(playStoreUrl) };
  const needed = Boolean(announcement || stores.apple || stores.google);
  const View = useOnDemand(needed, loadNotices);
  const BiometricsOffer = useOnDemand(useCore().mobile, loadBiometricsOffer);
  return (
    <>
      {View && <View announcement={announcement} stores={stores} />}
      {BiometricsOffer && <BiometricsOffer />}
    </>
  );
}
