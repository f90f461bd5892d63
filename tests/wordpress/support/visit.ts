import type { Page } from '@playwright/test';

/** What a page is asked before it is opened. */
export type Visit = {
  /** Lets the scripts load that were held. */
  readonly release: () => void;
  /** Waits until the page's element has its own screen. */
  readonly ready: () => Promise<void>;
  /** How far everything on the page has moved since it was opened, input or not. */
  readonly shift: () => Promise<number>;
};

/** The scripts of the plugin. */
const ofSuite = /\/suite\/.*\.js$/;

/** Opens a page whose scripts are held until they are released. */
export async function open(page: Page, address: string): Promise<Visit> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(ofSuite, (route) => released.then(() => route.continue()));
  // A page stays where it is, also where its widget would lead a visitor to sign-in.
  await page.addInitScript(() => {
    addEventListener('portico-navigate', (event) => event.preventDefault());
    addEventListener('portico-ready', () => {
      document.documentElement.dataset['ready'] = '';
    });
  });
  await page.goto(address, { waitUntil: 'commit' });
  return {
    release,
    ready: async () => {
      await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined);
      await page.waitForLoadState('networkidle');
      await page.unroute(ofSuite);
    },
    shift: () =>
      page.evaluate(() => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        return observer
          .takeRecords()
          .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
      }),
  };
}
