import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import pages from '../playwright.config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The plugin in WordPress, with a block theme, a classic theme and a network. */
export default defineConfig({
  ...pages,
  testDir: '.',
  globalSetup: './build.ts',
  outputDir: `${root}reports/wordpress`,
  // The tests share their sites.
  workers: 1,
  fullyParallel: false,
  // The first test with a site installs WordPress. A machine under load is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['junit', { outputFile: `${root}reports/junit/wordpress.xml` }]],
});
