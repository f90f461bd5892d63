import { chunk } from '@portico/core/internal';
import { PartOnDemand, useCore, useSetting } from '@portico/element';
import { useState, type ReactNode } from 'react';
import { useMayOpen } from './may-open';
import { announcementText, appStoreUrl, playStoreUrl } from '../../settings/sign-in-notices';

const noticesView = chunk(() => import('./notices.view'));
const biometricsOffer = chunk(() => import('../mobile/biometrics-offer.view'));

/**
 * The dialogs over the sign-in screen, one after the other (D170): the announcement and the
 * app-store notice (D155), in the mobile app the offer of biometrics. None opens while the borrower
 * types, or over the steps after the password. Their code is fetched only if one may open; if that
 * fails, nothing is shown.
 *
 * @param props.idle whether the form is shown and nothing is being sent
 */
export function Notices({ idle }: { readonly idle: boolean }): ReactNode {
  const mayOpen = useMayOpen(idle);
  const announcement = useSetting(announcementText);
  const apple = useSetting(appStoreUrl);
  const google = useSetting(playStoreUrl);
  const { mobile } = useCore();
  const [areRead, setAreRead] = useState(!(announcement || apple || google));
  if (!areRead) {
    return (
      <PartOnDemand key="notices" code={noticesView} missing={null}>
        {(Shown) => (
          <Shown
            {...{ announcement, mayOpen }}
            stores={{ apple, google }}
            onRead={() => setAreRead(true)}
          />
        )}
      </PartOnDemand>
    );
  }
  return (
    mobile && (
      <PartOnDemand key="biometrics" code={biometricsOffer} missing={null}>
        {(Shown) => <Shown mayOpen={mayOpen} />}
      </PartOnDemand>
    )
  );
}
