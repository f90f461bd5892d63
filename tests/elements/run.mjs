#!/usr/bin/env node
/**
 * `npm run elements [-- engine…]`: the contract suite, once in each engine that is installed. Every
 * tag of the built CDN files must pass it. Reports go to `reports/junit/elements-<engine>.xml`.
 */
import { engines } from './engines.mjs';
import { prepare } from './prepare.mjs';
import { runSuite } from './runner.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !engines.some((engine) => engine.name === name));
if (unknown.length > 0) {
  console.error(
    `No such engine: ${unknown.join(', ')}. There are ${engines.map((e) => e.name).join(', ')}.`,
  );
  process.exit(2);
}

const suite = await prepare();
const failed = [];
for (const engine of engines) {
  if (wanted.length > 0 && !wanted.includes(engine.name)) continue;
  const missing = engine.missing();
  if (missing !== undefined) {
    console.log(`elements in ${engine.name}: skipped, ${missing}`);
    if (wanted.length > 0 || engine.always) failed.push(engine.name);
    continue;
  }
  const passed = await runSuite(engine, suite);
  if (!passed) failed.push(engine.name);
}
if (failed.length > 0) console.error(`elements: not passed in ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
