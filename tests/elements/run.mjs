#!/usr/bin/env node
/**
 * `npm run elements [-- engine… file…]`: the contract suite, once in each engine that is installed.
 * Every tag of the built CDN files must pass it. `-- firefox life shift` runs two files in one
 * engine, `-- firefox --all-but life shift` the others; `--if-installed` skips an engine that is not.
 * A report is `reports/junit/elements-<engine>.xml`, with the names of chosen files added.
 */
import { engines } from './engines.mjs';
import { prepare } from './prepare.mjs';
import { runSuite, suiteFiles } from './runner.mjs';

const skips = '--if-installed';
const allBut = '--all-but';
const words = process.argv.slice(2).filter((word) => word !== skips && word !== allBut);
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

const isAllBut = process.argv.includes(allBut);
const chosen = suiteFiles.filter(
  (name) => files.length === 0 || files.includes(name.replace('.test.js', '')) !== isAllBut,
);
const report = isAllBut ? [] : files;

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
    } else if (!(await runSuite(engine, suite, chosen, report))) failed.push(engine.name);
  }
}

// Two at a time, because an engine shows one page at a time.
await Promise.all([runWaiting(), runWaiting()]);
if (failed.length > 0) console.error(`elements: not passed in ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
