#!/usr/bin/env node
/**
 * `npm run soak [-- --runs 500] [--seed n] [--only n,n] [--postgres]`: randomized payments in a real browser, each
 * compared with the lender's books. The seed is printed; the same seed makes the same runs, and
 * `--only 7,12` makes some of them alone. With `--postgres` the lender's data is on a PostgreSQL
 * server that is started for them.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../postgres/cluster.mjs';
import { readOptions } from '../setup/options.mjs';

const { runs, seed, only, postgres } = readOptions({
  runs: 500,
  seed: Math.ceil(Math.random() * 1_000_000),
  only: undefined,
  postgres: false,
});
console.log(
  only === undefined ? `soak  ${runs} runs, seed ${seed}` : `soak  runs ${only}, seed ${seed}`,
);
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
const server = postgres ? await startPostgres() : undefined;
const child = spawn(process.execPath, [playwright, 'test', '--config', config], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SOAK_RUNS: String(only === undefined ? runs : Math.max(...only.split(',').map(Number)) + 1),
    SOAK_SEED: String(seed),
    ...(only !== undefined && { SOAK_ONLY: only }),
    ...(server && { SOAK_POSTGRES: server.url }),
  },
});
child.on('close', (code) => {
  server?.stop();
  process.exit(code ?? 1);
});
