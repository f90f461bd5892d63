import type { Problem } from '../reports/problem';
import type { Environment } from './environment';

const load = Symbol('load');

/** Code in a separate file. Made by `chunk`; only `core.onDemand` can load it. */
export type Chunk<T> = { readonly [load]: () => Promise<T> };

/**
 * Declares code in a separate file: `chunk(() => import('./dialog'))`. `tests/architecture` allows
 * no bare `import()` in the product, so that every one has a retry policy.
 */
// @__NO_SIDE_EFFECTS__
export function chunk<T>(read: () => Promise<T>): Chunk<T> {
  return { [load]: read };
}

/**
 * What happens when code cannot be fetched. Either way it is reported once.
 * - `waitedFor`: the borrower waits for it. Retried twice within seconds; then the promise rejects,
 *   and the caller shows an error and offers to try again.
 * - `background`: the page works without it meanwhile. Retried until it is loaded; never rejects.
 */
export type OnDemandPolicy = 'waitedFor' | 'background';

/** Fetches code with a retry policy. */
export type OnDemand = <T>(code: Chunk<T>, policy: OnDemandPolicy) => Promise<T>;

/** Milliseconds before each retry; `background` repeats the last one. */
const retryDelays = { waitedFor: [500, 2_000], background: [1_000, 3_000, 10_000, 30_000] };

type Needs = {
  readonly environment: Pick<Environment, 'delay' | 'events'>;
  readonly report: (problem: Problem) => void;
};

/**
 * Loads code in separate files. A retry uses the same address: Chromium and Safari fetch it again,
 * Firefox caches the failure until the page is reloaded.
 */
export function createOnDemand({ environment, report }: Needs): OnDemand {
  return async (code, policy) => {
    const delays = retryDelays[policy];
    for (let failures = 0; ; failures++) {
      try {
        return await code[load]();
      } catch (error) {
        if (failures === 0) report({ message: `Code not loaded: ${String(error)}` });
        const delay = delays[failures] ?? (policy === 'background' ? delays.at(-1) : undefined);
        if (delay === undefined) throw error;
        await pause(environment, delay);
      }
    }
  };
}

/** Waits for the delay, or until the browser is online again. */
function pause({ delay, events }: Needs['environment'], milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      events?.removeEventListener('online', end);
      resolve();
    };
    const cancel = delay(end, milliseconds);
    events?.addEventListener('online', end);
  });
}
