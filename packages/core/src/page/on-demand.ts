import { loadAgain } from '@portico/contract/load-again';
import type { Problem } from '../reports/problem';
import type { Environment } from './environment';

const load = Symbol('load');

/** Imports a file; the built files of a page append `again` to its address (`addressSuffix`). */
type Read<T> = (again: string) => Promise<T>;

/** Code in a separate file. Made by `chunk`; only `core.onDemand` can load it. */
export type Chunk<T> = { readonly [load]: Read<T> };

/**
 * Declares code in a separate file: `chunk(() => import('./dialog'))`. `tests/architecture` allows
 * no bare `import()` in the product, so that every one has a retry policy. In the built files it is
 * asked for under another address after a failure, unless another file imports it
 * (`packages/build/rollup-other-addresses.mjs`).
 */
// @__NO_SIDE_EFFECTS__
export function chunk<T>(read: Read<T>): Chunk<T> {
  return { [load]: read };
}

/**
 * What happens when code cannot be fetched. Either way it is reported once.
 * - `waitedFor`: the borrower waits for it. Retried twice; then the promise rejects, and the caller
 *   shows an error and offers to try again.
 * - `background`: the page works without it meanwhile. Retried until it is loaded; never rejects.
 */
export type OnDemandPolicy = 'waitedFor' | 'background';

/** Fetches code with a retry policy. */
export type OnDemand = <T>(code: Chunk<T>, policy: OnDemandPolicy) => Promise<T>;

type Needs = {
  readonly environment: Pick<Environment, 'delay' | 'events' | 'addressSuffix'>;
  readonly report: (problem: Problem) => void;
};

/**
 * Loads code in separate files, by `loadAgain`: after a failure under an address that was not asked
 * for before, and where that has arrived, under the same from then on.
 */
export function createOnDemand({ environment, report }: Needs): OnDemand {
  const { delay, events, addressSuffix } = environment;
  const arrived = new WeakMap<object, string>();
  let retries = 0;
  return (code, policy) => {
    const read = async (tries: number) => {
      const again = tries > 0 ? addressSuffix(++retries) : (arrived.get(code) ?? '');
      const found = await code[load](again);
      arrived.set(code, again);
      return found;
    };
    const failed = (error: unknown, tries: number) => {
      if (tries === 1) report({ message: `Code not loaded: ${String(error)}` });
    };
    return loadAgain(read, policy, { delay, events, failed });
  };
}
