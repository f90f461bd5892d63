import type { Problem } from './core';
import type { Environment } from './environment';

const load = Symbol('load');

/** Code in a file of its own. Made by `chunk`; only `core.onDemand` can ask for it. */
export type Chunk<T> = { readonly [load]: () => Promise<T> };

/**
 * Names code in a file of its own: `chunk(() => import('./dialog'))`. No other `import()` stands in
 * the product (`tests/architecture`), so that every one of them has a policy.
 */
// @__NO_SIDE_EFFECTS__
export function chunk<T>(read: () => Promise<T>): Chunk<T> {
  return { [load]: read };
}

/**
 * What happens when code cannot be fetched. It is reported in either case, once.
 * - `waitedFor`: somebody waits for it. Asked for again twice within seconds; then the promise
 *   rejects, and the caller says so and offers to try again.
 * - `background`: the page works without it meanwhile. Asked for until it is there; never rejects.
 */
export type OnDemandPolicy = 'waitedFor' | 'background';

/** Fetches code by its policy. */
export type OnDemand = <T>(code: Chunk<T>, policy: OnDemandPolicy) => Promise<T>;

/** Milliseconds before each further attempt; `background` goes on with the last one. */
const retryDelays = { waitedFor: [500, 2_000], background: [1_000, 3_000, 10_000, 30_000] };

type Needs = {
  readonly environment: Pick<Environment, 'delay' | 'events'>;
  readonly report: (problem: Problem) => void;
};

/**
 * The one way to code in files of their own. A failed file is asked for by the same address:
 * Chromium and Safari fetch it anew, Firefox remembers the failure until the page is loaded again.
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

/** Waits, at most until the browser is online again. */
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
