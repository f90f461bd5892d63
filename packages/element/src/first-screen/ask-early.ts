import { setupTarget } from '@portico/contract';
import { apiOfPage, read } from './first-words';

declare const __PORTICO_SIGNED_IN__: boolean;

/** Timeout of the setup request in milliseconds, the same as core's. */
const timeoutMs = 30_000;

/**
 * Requests the lender's setup as soon as the first screen is shown, before core is loaded. Core
 * uses this response instead of sending the same request.
 */
export function askEarly(): void {
  const shared: Record<symbol, readonly [address: string, Promise<Response>?] | undefined> =
    globalThis;
  const early = Symbol.for('portico.early');
  if (shared[early]) return;
  const address = apiOfPage() + setupTarget.path;
  const answer = fetch(address, {
    cache: 'no-store',
    // Some supported browsers lack `AbortSignal.timeout`.
    signal: 'timeout' in AbortSignal ? AbortSignal.timeout(timeoutMs) : null,
    ...(__PORTICO_SIGNED_IN__ && { headers: asBorrower() }),
  });
  shared[early] = [address, answer];
  answer.catch(() => undefined);
}

/** Headers of the session that core stores for the tab's next page. */
function asBorrower(): Record<string, string> {
  const { userToken, servicingBranch } = read(() => sessionStorage.getItem('portico.session'));
  const headers = { UserToken: userToken, ServicingBranch: servicingBranch };
  return Object.fromEntries(
    Object.entries(headers).filter(
      (header): header is [string, string] => typeof header[1] === 'string' && header[1] !== '',
    ),
  );
}
