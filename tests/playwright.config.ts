import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { reportPrefix } from '../packages/build/runtime/runtime.mjs';
import { findBrowser } from './setup/index.mjs';
import { retries } from './setup/retries.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const browser = findBrowser();

/**
 * Stories of a borrower, in a real browser, against demo hosts of their own: every worker starts one
 * on a free port with a database of its own.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/build.ts',
  outputDir: `${root}reports/e2e`,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 60_000,
  retries,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['junit', { outputFile: `${root}reports/junit/${reportPrefix}e2e.xml` }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Recording every test for the few that fail costs processor time: `npm run e2e -- --trace on`.
    trace: 'off',
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
