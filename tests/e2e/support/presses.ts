import type { Locator } from '@playwright/test';

/** A borrower who presses controls; what is typed is not counted. */
export type Presses = {
  readonly press: (control: Locator) => Promise<void>;
  readonly count: () => number;
};

/** Counts what is pressed through it. */
export function countedPresses(): Presses {
  let count = 0;
  return {
    async press(control) {
      count += 1;
      await control.click();
    },
    count: () => count,
  };
}
