import { defineConfig } from '@playwright/test';
import documented from './playwright.config.js';

/**
 * The browser of this machine in place of Playwright's own. Other tests may run beside these: in CI
 * there is more time, and a failed test is tried once more, as in the repository's own suites.
 */
export default defineConfig(documented, {
  timeout: 120_000,
  retries: process.env['CI'] === 'true' ? 1 : 0,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { executablePath: process.env['BROWSER_PATH'], args: ['--no-sandbox'] },
  },
});
