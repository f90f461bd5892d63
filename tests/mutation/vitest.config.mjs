import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { suites } from './suites.mjs';

const suite = process.env['PORTICO_MUTATION'] === 'flow' ? suites.flow : suites.rules;
const resolve = { conditions: ['@portico/source', 'import', 'module', 'default'] };

/** The tests of one suite; the mutation test runs them for each change. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve,
  ssr: { resolve },
  test: {
    environment: 'node',
    // As for all unit tests: on a busy machine a correct test can exceed five seconds.
    testTimeout: 30_000,
    include: suite.tests,
    exclude: suite.without,
  },
});
