import type { TestClock } from './test-clock';

/**
 * Lets promises, and what is loaded on demand, arrive without letting time pass: the clock of a
 * test core is its own.
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await new Promise<void>((resolve) => setTimeout(resolve));
  }
}

/** Lets time pass until code that somebody waits for and that cannot be had has been given up. */
export async function giveUp({ clock }: { readonly clock: TestClock }): Promise<void> {
  for (const delay of [500, 2_000]) {
    await settle();
    clock.advance(delay);
  }
  await settle();
}
