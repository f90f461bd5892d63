import { chunk } from '@portico/core/internal';
import { PartOnDemand, useSetting } from '@portico/element';
import type { ReactNode } from 'react';
import { usePasskeysOption } from '@portico/shared/settings';
import type { PasskeySignInProps } from './passkey-sign-in.view';

const passkeyView = chunk(() => import('./passkey-sign-in.view'));

/**
 * Signing in by a passkey, where the lender offers it and the browser knows passkeys. Its place is
 * kept while it is loaded, and while the form is sent.
 */
export function PasskeyOffer({
  idle,
  send,
}: PasskeySignInProps & { readonly idle: boolean }): ReactNode {
  const isOffered = useSetting(usePasskeysOption) && 'PublicKeyCredential' in globalThis;
  return (
    isOffered && (
      <div className="grid min-h-control gap-4">
        {idle && (
          <PartOnDemand code={passkeyView} missing={null}>
            {(View) => <View send={send} />}
          </PartOnDemand>
        )}
      </div>
    )
  );
}
