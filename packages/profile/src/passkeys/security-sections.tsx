import { chunk, useDevicesOption, usePasskeysOption } from '@portico/core/internal';
import { OnDemand, useSetting } from '@portico/element';
import type { ReactNode } from 'react';

const passkeysCode = chunk(() => import('./passkeys.view'));
const devicesCode = chunk(() => import('../devices/devices.view'));

/**
 * The end of the profile: passkeys, sessions and devices. Nothing is loaded or requested of what the
 * lender has not turned on.
 */
export function SecuritySections(): ReactNode {
  const passkeys = useSetting(usePasskeysOption);
  const devices = useSetting(useDevicesOption);
  return (
    <>
      {passkeys && (
        <OnDemand code={passkeysCode} missing={null}>
          {(Passkeys) => <Passkeys />}
        </OnDemand>
      )}
      {devices && (
        <OnDemand code={devicesCode} missing={null}>
          {(Devices) => <Devices />}
        </OnDemand>
      )}
    </>
  );
}
