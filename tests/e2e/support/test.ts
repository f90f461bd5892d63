import { test as base } from '@playwright/test';
import { openConsole, type TestConsole } from './console';
import { startTestHost, type TestHost } from './host';
import { watchContext, type Watch } from './watch';

type WorkerFixtures = { readonly host: TestHost };
type TestFixtures = {
  /** The worker's host, with its seeded data put back. */
  readonly desk: TestConsole;
  /** What the page said and asked for. */
  readonly watch: Watch;
};

/** A story: it has a demo host of its own, as new, and everything its pages let out. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startTestHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  desk: [
    async ({ host }, use) => {
      const desk = openConsole(host.url);
      await desk.reset();
      await use(desk);
    },
    { auto: true },
  ],
  watch: [async ({ context }, use) => use(await watchContext(context)), { auto: true }],
});

export { expect } from '@playwright/test';
