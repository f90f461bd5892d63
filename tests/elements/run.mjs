#!/usr/bin/env node
/**
 * `npm run elements [-- engine… file…]`: the contract suite, once in each engine that is installed.
 * Every tag of the built CDN files must pass it. `-- firefox life shift` runs two files in one
 * engine; `--if-installed` skips an engine that is not. Reports go to `reports/junit/elements-<engine>.xml`.
 */
import { engines } from './engines.mjs';
import { prepare } from './prepare.mjs';
import { runSuite, suiteFiles } from './runner.mjs';

const skips = '--if-installed';
const words = process.argv.slice(2).filter((word) => word !== skips);
const wanted = words.filter((word) => engines.some(({ name }) => name === word));
const files = words.filter((word) => !wanted.includes(word));
const isOptional = wanted.length === 0 || process.argv.includes(skips);
const unknown = files.filter((name) => !suiteFiles.includes(`${name}.test.js`));
if (unknown.length > 0) {
  const names = [...engines.map(({ name }) => name), ...suiteFiles].map((name) =>
    name.replace('.test.js', ''),
  );
  console.error(`No such engine or file: ${unknown.join(', ')}. There are ${names.join(', ')}.`);
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
      if (!isOptional || engine.always) failed.push(engine.name);
    } else if (!(await runSuite(engine, suite, files))) failed.push(engine.name);
  }
}

// Two at a time, because an engine shows one page at a time.
await Promise.all([runWaiting(), runWaiting()]);
if (failed.length > 0) console.error(`elements: not passed in ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
