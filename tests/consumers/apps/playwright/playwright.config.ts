import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  // Tests that run at the same time would share one sandbox.
  workers: 1,
  use: { baseURL: 'http://127.0.0.1:4280' },
  webServer: [
    { command: 'npx @portico/sandbox --port 4400', url: 'http://127.0.0.1:4400/health' },
    // The suite's files, and the lender's pages.
    { command: 'npx @portico/cdn --port 4290', url: 'http://127.0.0.1:4290/portico/' },
    { command: 'node site.mjs', url: 'http://127.0.0.1:4280/login' },
  ],
});
