import { chunk, useDevicesOption, usePasskeysOption, type Chunk } from '@portico/core/internal';
import { OnDemand, useSetting, type ViewModule } from '@portico/element';
import { useNearView } from '@portico/element/section';
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
      {passkeys && <WhenNear code={passkeysCode} />}
      {devices && <WhenNear code={devicesCode} />}
    </>
  );
}

/** A section that is loaded when it is near; it decides itself whether there is something to show. */
function WhenNear({ code }: { readonly code: Chunk<ViewModule<object>> }): ReactNode {
  const [ref, near] = useNearView<HTMLDivElement>();
  return (
    <div ref={ref}>
      {near && (
        <OnDemand code={code} missing={null}>
          {(View) => (
            <div className="border-t border-line pt-10 empty:hidden">
              <View />
            </div>
          )}
        </OnDemand>
      )}
    </div>
  );
}
