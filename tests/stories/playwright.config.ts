import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../setup/index.mjs';
import { retries } from '../setup/retries.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const browser = findBrowser();

/** Every story of the built Storybook (`npm run build:storybook`), in a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `${root}reports/stories`,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A story waits for its page about half of its time.
  workers: 4,
  timeout: 60_000,
  retries,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['junit', { outputFile: `${root}reports/junit/stories.xml` }]],
  use: {
    browserName: 'chromium',
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
