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
  const shared: Record<symbol, Map<string, Promise<Response> | undefined> | undefined> = globalThis;
  const asked = (shared[Symbol.for('portico.early')] ??= new Map());
  const address = apiOfPage() + setupTarget.path;
  if (asked.has(address)) return;
  const answer = fetch(address, {
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  });
  asked.set(address, answer);
  answer.catch(() => undefined);
}
