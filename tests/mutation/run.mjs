#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { suites } from './suites.mjs';

/*
 * `npm run mutation [-- rules|flow [options of Stryker]]`: runs every suite, or one of them. Each
 * has its own minimum share of changes that its tests have to detect.
 */
const [wanted, ...options] = process.argv.slice(2);
if (wanted !== undefined && !Object.hasOwn(suites, wanted)) {
  console.error(`There is no suite "${wanted}": choose ${Object.keys(suites).join(' or ')}.`);
  process.exit(2);
}
const failed = (wanted === undefined ? Object.keys(suites) : [wanted]).filter((suite) => {
  console.log(`Mutation test of: ${suite}`);
  const { status } = spawnSync(
    'stryker',
    ['run', 'tests/mutation/stryker.config.mjs', ...options],
    { stdio: 'inherit', env: { ...process.env, PORTICO_MUTATION: suite } },
  );
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`Too few changes detected: ${failed.join(', ')}`);
  process.exitCode = 1;
}
