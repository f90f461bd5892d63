import { setupTarget } from '@portico/contract';
import { apiOfPage, read } from './first-words';

declare const __PORTICO_SIGNED_IN__: boolean;

/** Milliseconds after which the setup is given up, as core does. */
const timeoutMs = 30_000;

/**
 * Asks for the lender's setup once the first screen stands, so that it is there when the code is. Core
 * takes the answer in place of a request of its own, and asks in the same way.
 */
export function askEarly(): void {
  const shared: Record<symbol, readonly [address: string, Promise<Response>?] | undefined> =
    globalThis;
  const early = Symbol.for('portico.early');
  if (shared[early]) return;
  const address = apiOfPage() + setupTarget.path;
  const answer = fetch(address, {
    cache: 'no-store',
    // Not in every browser that is old enough to need it.
    signal: 'timeout' in AbortSignal ? AbortSignal.timeout(timeoutMs) : null,
    ...(__PORTICO_SIGNED_IN__ && { headers: asBorrower() }),
  });
  shared[early] = [address, answer];
  answer.catch(() => undefined);
}

/** The session that core keeps for the tab's next page. */
function asBorrower(): Record<string, string> {
  const { userToken, servicingBranch } = read(() => sessionStorage.getItem('portico.session'));
  const headers = { UserToken: userToken, ServicingBranch: servicingBranch };
  return Object.fromEntries(
    Object.entries(headers).filter(
      (header): header is [string, string] => typeof header[1] === 'string' && header[1] !== '',
    ),
  );
}
