import { chunk } from '@portico/core/internal';
import { PartOnDemand, useCore, useSetting } from '@portico/element';
import { useEffect, useState, type ReactNode } from 'react';
import { usePasskeysOption } from '@portico/shared/settings';
import type { PasskeySignInProps } from './passkey-sign-in.view';

const passkeyView = chunk(() => import('./passkey-sign-in.view'));

/**
 * Signing in by a passkey, where the lender offers it and the browser knows passkeys. Its code is
 * loaded once the form can be used and the browser is idle. Its place is kept until then, and while
 * the form is sent.
 */
export function PasskeyOffer({
  idle,
  send,
}: PasskeySignInProps & { readonly idle: boolean }): ReactNode {
  const isOffered = useSetting(usePasskeysOption) && 'PublicKeyCredential' in globalThis;
  const { whenIdle } = useCore().environment;
  const [isReady, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), [whenIdle]);
  return (
    isOffered && (
      <div className="grid min-h-control gap-4">
        {idle && isReady && (
          <PartOnDemand code={passkeyView} missing={null}>
            {(View) => <View send={send} />}
          </PartOnDemand>
        )}
      </div>
    )
  );
}
