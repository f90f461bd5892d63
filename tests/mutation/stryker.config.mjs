/**
 * Changes the payment rules one place at a time and runs their tests: a change that no test notices
 * is a rule that no test holds. Fails below 85 % noticed.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['packages/rules/src/payments/*.ts', '!packages/rules/src/payments/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  ignorePatterns: [
    '**',
    '!package.json',
    '!tsconfig.json',
    '!packages/rules/**',
    '!tests/mutation/**',
  ],
  tempDirName: 'reports/mutation/sandbox',
  reporters: ['clear-text', 'progress', 'html'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
  allowEmpty: false,
};
