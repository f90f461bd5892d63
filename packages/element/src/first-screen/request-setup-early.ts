import { setupTarget } from '@portico/contract';
import { earlySetupName, sessionKey, type EarlySetup } from '@portico/contract/page-protocol';
import { apiOfPage, read } from './first-texts';

declare const __PORTICO_SIGNED_IN__: boolean;

/** Timeout of the setup request in milliseconds, the same as core's. */
const timeoutMs = 30_000;

/**
 * Requests the lender's setup as soon as the first screen is shown, before core is loaded. Core
 * uses this response instead of sending the same request.
 */
export function requestSetupEarly(): void {
  const shared: Record<symbol, EarlySetup | undefined> = globalThis;
  const key = Symbol.for(earlySetupName);
  if (shared[key]) return;
  const address = apiOfPage() + setupTarget.path;
  const answer = fetch(address, {
    cache: 'no-store',
    // Some supported browsers lack `AbortSignal.timeout`.
    signal: 'timeout' in AbortSignal ? AbortSignal.timeout(timeoutMs) : null,
    ...(__PORTICO_SIGNED_IN__ && { headers: asBorrower() }),
  });
  shared[key] = [address, answer];
  answer.catch(() => undefined);
}

/** Headers of the session that core stores for the tab's next page. */
function asBorrower(): Record<string, string> {
  const { userToken, servicingBranch } = read(() => sessionStorage.getItem(sessionKey));
  const headers = { UserToken: userToken, ServicingBranch: servicingBranch };
  return Object.fromEntries(
    Object.entries(headers).filter(
      (header): header is [string, string] => typeof header[1] === 'string' && header[1] !== '',
    ),
  );
}
