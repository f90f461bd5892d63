import { chunk, isPersonalUser, type Chunk } from '@portico/core/internal';
import { PartOnDemand, useSession, useSetting, type ViewModule } from '@portico/element';
import { useNearView } from '@portico/shared/section';
import type { ReactNode } from 'react';
import { useFileServicesOption, usePasskeysOption } from '@portico/shared/settings';
import { useDevicesOption } from '../../settings';

const documentsCode = chunk(() => import('../../documents/documents.view'));
const passkeysCode = chunk(() => import('../../passkeys/passkeys.view'));
const devicesCode = chunk(() => import('../../devices/devices.view'));

/**
 * The end of the profile: documents, passkeys, sessions and devices. Nothing is loaded or requested
 * of what the lender has not turned on; only persons have documents (access §6).
 */
export function ClosingSections(): ReactNode {
  const session = useSession();
  const documents = useSetting(useFileServicesOption);
  const passkeys = useSetting(usePasskeysOption);
  const devices = useSetting(useDevicesOption);
  return (
    <>
      {documents && session && isPersonalUser(session) && <WhenNear code={documentsCode} />}
      {passkeys && <WhenNear code={passkeysCode} />}
      {devices && <WhenNear code={devicesCode} />}
    </>
  );
}

/** A section that is loaded when it is near; it decides itself whether there is something to show. */
function WhenNear({ code }: { readonly code: Chunk<ViewModule<object>> }): ReactNode {
  const [ref, near] = useNearView<HTMLDivElement>();
  return (
    // Without anything to show it takes no room of the page's column.
    <div ref={ref} className="empty:-mt-10 has-[>:empty]:-mt-10">
      {near && (
        <PartOnDemand code={code} missing={null}>
          {(View) => (
            <div className="border-t border-line pt-10 empty:hidden">
              <View />
            </div>
          )}
        </PartOnDemand>
      )}
    </div>
  );
}
