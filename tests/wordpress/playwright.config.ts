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
  timeout: 90_000,
  reporter: [['list'], ['junit', { outputFile: `${root}reports/junit/wordpress.xml` }]],
});
