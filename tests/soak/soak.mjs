#!/usr/bin/env node
/**
 * `npm run soak [-- --runs 500] [--seed n]`: randomized payments in a real browser (double clicks,
 * Enter, reloads, a second tab, requests and answers dropped, servers killed, one or two of them on
 * one database). Each has to end with exactly one entry in the ledger. The seed is printed; the same
 * seed makes the same runs.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});
console.log(`soak  ${values.runs} runs, seed ${values.seed}`);
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
const child = spawn(process.execPath, [playwright, 'test', '--config', config], {
  stdio: 'inherit',
  env: { ...process.env, SOAK_RUNS: values.runs, SOAK_SEED: values.seed },
});
child.on('close', (code) => process.exit(code ?? 1));
