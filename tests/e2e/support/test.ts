import { test as base } from '@playwright/test';
import { openConsole, type TestConsole } from './console';
import { startTestHost, type TestHost } from './host';
import { recordContext, type PageRecords } from './page-records';

/** What keeps the diagnosis from a page on this machine: it sends a request more, and its notes come late. */
const withoutDiagnosis = () => {
  Object.assign(globalThis, { portico: { debug: 'false' } });
};

type Options = {
  /** Whether pages name their mistakes in the console, as on a developer's machine. */
  readonly diagnosed: boolean;
};
type WorkerFixtures = { readonly host: TestHost };
type TestFixtures = {
  /** The console of the worker's host, with the seeded data restored. */
  readonly testConsole: TestConsole;
  /** What the page wrote to the console and requested. */
  readonly records: PageRecords;
};

/** A test with its worker's demo host, freshly seeded, and a record of what its pages send. */
export const test = base.extend<TestFixtures & Options, WorkerFixtures>({
  diagnosed: [false, { option: true }],
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startTestHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  testConsole: [
    async ({ host }, use) => {
      const testConsole = openConsole(host.url);
      await testConsole.reset();
      await use(testConsole);
    },
    { auto: true },
  ],
  context: async ({ context, diagnosed }, use) => {
    if (!diagnosed) await context.addInitScript(withoutDiagnosis);
    await use(context);
  },
  records: [async ({ context }, use) => use(await recordContext(context)), { auto: true }],
});

export { expect } from '@playwright/test';
