import { suites } from './suites.mjs';

const name = process.env['PORTICO_MUTATION'] ?? 'rules';
const suite = suites[name];

/**
 * Changes the sources of a suite one place at a time and runs its tests: a change that no test
 * detects is untested behaviour. Fails below the suite's minimum share of detected changes.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: suite.mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.mjs', related: false },
  ignorePatterns: [
    '**',
    '!package.json',
    '!tsconfig.json',
    ...suite.packages.map((folder) => `!packages/${folder}/**`),
    '!tests/mutation/**',
  ],
  tempDirName: `reports/mutation/${name}-sandbox`,
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 100, low: suite.break, break: suite.break },
  allowEmpty: false,
};
