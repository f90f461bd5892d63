/** Runs the measured walk in a process of Playwright's. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../../setup/browser.mjs';
import { root } from '../../setup/run-command.mjs';

/**
 * Builds what the walk needs and walks it once.
 *
 * @returns {Promise<{ rate: number, walk: import('./figures.mjs').Interaction[], floor: import('./figures.mjs').Interaction[] }>}
 * @throws {Error} where the walk did not reach its end
 */
export async function walkOnce() {
  const result = join(root, 'reports', 'bench', 'interactions.json');
  rmSync(result, { force: true });
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', config], {
    stdio: ['ignore', process.stderr, process.stderr],
    env: {
      ...process.env,
      PORTICO_CHROMIUM: await ensureBrowser({ isWhole: true }),
      BENCH_RESULT: result,
    },
  });
  if (status !== 0) throw new Error('The walk did not reach its end: see the error above.');
  return JSON.parse(readFileSync(result, 'utf8'));
}
