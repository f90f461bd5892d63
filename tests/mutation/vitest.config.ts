import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the payment rules alone, as the mutation test runs them for each change. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    environment: 'node',
    include: ['packages/rules/src/payments/*.test.ts'],
    // Changes the time zone of its process, which a thread of Stryker's cannot.
    exclude: ['**/same-day-everywhere.test.ts'],
  },
});
