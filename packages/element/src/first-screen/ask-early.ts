import { setupTarget } from '@portico/contract';
import { apiOfPage } from './first-words';

/** Milliseconds after which the setup is given up, as core does. */
const patience = 30_000;

/**
 * Asks for the lender's setup once the first screen stands, so that it is there when the code is. Core
 * takes the answer in place of a request of its own. Only for a page where nobody is signed in: core
 * asks as the borrower.
 */
export function askEarly(): void {
  const shared: Record<symbol, readonly [address: string, Promise<Response>?] | undefined> =
    globalThis;
  const early = Symbol.for('portico.early');
  if (shared[early]) return;
  const address = apiOfPage() + setupTarget.path;
  const answer = fetch(address, { cache: 'no-store', signal: AbortSignal.timeout?.(patience) });
  shared[early] = [address, answer];
  answer.catch(() => undefined);
}
