import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The measured walk, started by bench.mjs, which names the browser in `PORTICO_CHROMIUM`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'walk.spec.ts',
  globalSetup: '../../e2e/support/build.ts',
  outputDir: `${root}reports/bench`,
  workers: 1,
  // A slow processor.
  timeout: 900_000,
  retries: 0,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 400, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['PORTICO_CHROMIUM'] ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
