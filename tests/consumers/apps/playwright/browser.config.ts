import { defineConfig } from '@playwright/test';
import documented from './playwright.config.js';

/** The browser of this machine in place of Playwright's own. */
export default defineConfig(documented, {
  use: {
    launchOptions: { executablePath: process.env['BROWSER_PATH'], args: ['--no-sandbox'] },
  },
});
