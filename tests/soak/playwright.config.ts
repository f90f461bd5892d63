import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../setup/index.mjs';
import { retries } from '../setup/retries.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const browser = findBrowser();
const report = process.env['SOAK_POSTGRES'] === undefined ? 'soak' : 'soak-postgres';

/** Randomized payments, started by soak.mjs. Each worker has one host and browser for all runs. */
export default defineConfig({
  testDir: '.',
  testMatch: 'payments.spec.ts',
  globalSetup: '../e2e/support/build.ts',
  outputDir: `${root}reports/soak`,
  fullyParallel: true,
  workers: 2,
  timeout: 150_000,
  retries,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['junit', { outputFile: `${root}reports/junit/${report}.xml` }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
