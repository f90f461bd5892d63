import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { retries } from './setup/retries.mjs';

/**
 * Rules, flows and servers run in Node (`*.test.ts`), screens in jsdom (`*.test.tsx`): loading the
 * modules anew for each file takes longer than most tests, so those of a worker share them. Projects
 * run in the order of their names: those with the longest files first, so that none is left at the end.
 * `steps.mjs` says which of them `npm test` runs.
 * Workspace packages are read from their sources, so a test needs no build but the generated sources.
 */
const resolve = { conditions: ['@portico/source', 'module'] };

const notTests = ['**/node_modules/**', '**/dist/**'];
/** They replace modules, or test what a module does when it is loaded. */
const ownModules = '{packages,tests}/**/*.isolated.test.tsx';
/** They run the whole API again and again, or for a minute. */
const service = 'tests/{bench/**/*,conformance/**/*,load/**/*,openapi/**/*,money/year}.test.ts';
/** They need a database server, which `npm run postgres` starts and names. */
const onPostgres = process.env['PORTICO_POSTGRES'] ? [] : ['tests/postgres/**'];
/** They replace every text of the suite, by its key or by plain words, and share no other's modules. */
const everyText = 'tests/{effects/texts,words/screens}/**/*.test.tsx';

function screens(
  name: string,
  {
    include,
    exclude = [],
    isolate = false,
  }: { include: string[]; exclude?: string[]; isolate?: boolean },
) {
  return {
    extends: true as const,
    test: {
      name,
      environment: 'jsdom',
      setupFiles: ['tests/setup/element-stacks.ts', 'tests/setup/screen.ts'],
      isolate,
      include,
      exclude: [...notTests, ...exclude],
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve,
  ssr: { resolve },
  test: {
    globalSetup: 'tests/setup/sources.mjs',
    // A machine under load is slow, not wrong.
    testTimeout: 60_000,
    retry: retries,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // Screens wait for timers a third of their time.
    maxWorkers: '150%',
    reporters: ['default', 'junit'],
    outputFile: { junit: 'reports/junit/unit.xml' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['{packages,demo-host,tests}/**/*.test.ts'],
          exclude: [...notTests, ...onPostgres, service],
        },
      },
      {
        extends: true,
        test: { name: 'service', environment: 'node', isolate: false, include: [service] },
      },
      screens('screen', { include: ['{packages,demo-host}/**/*.test.tsx'], exclude: [ownModules] }),
      screens('across', {
        include: ['tests/**/*.test.tsx'],
        exclude: [ownModules, everyText],
      }),
      screens('every-text', { include: [everyText] }),
      screens('isolated', { include: [ownModules], isolate: true }),
    ],
  },
});
