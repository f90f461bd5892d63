import type { Page } from '@playwright/test';

/**
 * Holds what a page requests from an address until the returned function is called: what has to be
 * seen before the answer is seen on a machine of any speed.
 */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
