import { test as base } from '@playwright/test';
import { openConsole, type TestConsole } from './console';
import { startTestHost, type TestHost } from './host';
import { watchContext, type Watch } from './page-records';

type WorkerFixtures = { readonly host: TestHost };
type TestFixtures = {
  /** The console of the worker's host, with the seeded data restored. */
  readonly desk: TestConsole;
  /** What the page wrote to the console and requested. */
  readonly watch: Watch;
};

/** A test with its worker's demo host, freshly seeded, and a record of what its pages send. */
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
