import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { suites } from './suites.mjs';

const suite = process.env['PORTICO_MUTATION'] === 'flow' ? suites.flow : suites.rules;
const resolve = { conditions: ['@portico/source', 'import', 'module', 'default'] };

/** The tests of one suite alone, as the mutation test runs them for each change. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve,
  ssr: { resolve },
  test: {
    environment: 'node',
    // As of all unit tests: five seconds tell of a busy machine, not of the code.
    testTimeout: 30_000,
    include: suite.tests,
    exclude: suite.without,
  },
});
