#!/usr/bin/env node
/**
 * `npm run elements [-- engine… file…]`: the contract suite, once in each engine that is installed, or
 * only these files of it (`npm run elements -- chromium page-api`). Every
 * tag of the built CDN files must pass it. Reports go to `reports/junit/elements-<engine>.xml`.
 */
import { existsSync } from 'node:fs';
import { engines } from './engines.mjs';
import { prepare } from './prepare.mjs';
import { runSuite } from './runner.mjs';

const named = process.argv.slice(2);
const wanted = named.filter((name) => engines.some((engine) => engine.name === name));
const files = named.filter((name) => existsSync(new URL(`suite/${name}.test.js`, import.meta.url)));
const unknown = named.filter((name) => !wanted.includes(name) && !files.includes(name));
if (unknown.length > 0) {
  console.error(
    `No such engine or file: ${unknown.join(', ')}. There are ${engines.map((e) => e.name).join(', ')}.`,
  );
  process.exit(2);
}

const suite = await prepare();
const failed = [];
const waiting = engines.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

/** Runs one engine after another until none is waiting. */
async function runWaiting() {
  for (let engine = waiting.shift(); engine !== undefined; engine = waiting.shift()) {
    const missing = engine.missing();
    if (missing !== undefined) {
      console.log(`elements in ${engine.name}: skipped, ${missing}`);
      if (wanted.length > 0 || engine.always) failed.push(engine.name);
    } else if (!(await runSuite(engine, suite, files))) failed.push(engine.name);
  }
}

// Two at a time, because an engine shows one page at a time.
await Promise.all([runWaiting(), runWaiting()]);
if (failed.length > 0) console.error(`elements: not passed in ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
