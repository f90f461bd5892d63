import type { Core } from '../core';
import type { TestClock } from './test-clock';

/** Waits for pending promises and on-demand code without advancing the test core's clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await new Promise<void>((resolve) => setTimeout(resolve));
  }
}

/** Advances the clock until the code that monitors the session is loaded, a second after it began. */
export async function loadMonitor({ clock }: { readonly clock: TestClock }): Promise<void> {
  clock.advance(1_000);
  await settle();
}

/** Advances the clock until all retries of `waitedFor` code have failed. */
export async function failRetries({ clock }: { readonly clock: TestClock }): Promise<void> {
  for (const delay of [500, 2_000]) {
    await settle();
    clock.advance(delay);
  }
  await settle();
}

/**
 * Makes all code in separate files unreachable, as on a page that is offline.
 *
 * @returns makes it reachable again
 */
export function loseCode(core: Core): () => void {
  const { onDemand } = core;
  const lost: Core['onDemand'] = (_code, policy) =>
    policy === 'background'
      ? new Promise(() => undefined)
      : Promise.reject(new TypeError('Failed to fetch'));
  Object.assign(core, { onDemand: lost });
  return () => void Object.assign(core, { onDemand });
}
