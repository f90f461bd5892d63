import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Two projects: rules, flows and servers run in Node; screens (`*.test.tsx`) run in jsdom.
 * Workspace packages are read from their sources, so a test needs no build but the styles'.
 */
const resolve = { conditions: ['@portico/source', 'import', 'module', 'default'] };

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve,
  ssr: { resolve },
  test: {
    globalSetup: 'tests/setup/styles.mjs',
    // A machine under load is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // By itself it leaves one processor free, of two.
    maxWorkers: '100%',
    reporters: ['default', ['junit', { outputFile: 'reports/junit/unit.xml' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // These tests keep no state in modules, and loading the modules anew takes most of the time.
          isolate: false,
          include: ['{packages,demo-host,tests}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          environment: 'jsdom',
          include: ['{packages,demo-host,tests}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
    ],
  },
});
