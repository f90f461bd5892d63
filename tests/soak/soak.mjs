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
import { readOptions } from '../setup/options.mjs';

const { runs, seed } = readOptions({ runs: 500, seed: Math.ceil(Math.random() * 1_000_000) });
console.log(`soak  ${runs} runs, seed ${seed}`);
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
const child = spawn(process.execPath, [playwright, 'test', '--config', config], {
  stdio: 'inherit',
  env: { ...process.env, SOAK_RUNS: String(runs), SOAK_SEED: String(seed) },
});
child.on('close', (code) => process.exit(code ?? 1));
