import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { reportPrefix } from '../../packages/build/runtime/runtime.mjs';
import pages from '../playwright.config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The documentation as the demo host serves it, and each of its examples. */
export default defineConfig({
  ...pages,
  testDir: '.',
  globalSetup: './build.ts',
  outputDir: `${root}reports/docs`,
  reporter: [['list'], ['junit', { outputFile: `${root}reports/junit/${reportPrefix}docs.xml` }]],
});
