import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the payment rules alone, as the mutation test runs them for each change. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    // As of all unit tests: five seconds tell of a busy machine, not of the code.
    testTimeout: 30_000,
    include: ['packages/rules/src/payments/*.test.ts'],
    // Changes the time zone of its process, which a thread of Stryker's cannot.
    exclude: ['**/same-day-everywhere.test.ts'],
  },
});
