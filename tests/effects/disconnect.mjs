#!/usr/bin/env node
/*
 * `npm run effects:disconnect [-- --sample 20 --seed 7 --key paymentOptions.x]`: whether the effects
 * tests notice that a screen has stopped reading a setting. It chooses reads of settings at random,
 * replaces one at a time by the setting's default, and runs the rows of that setting, which have to
 * fail. It prints those that pass all the same, and settings without a row.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    key: { type: 'string' },
  },
});

/** @type {Map<string, boolean>} By key: whether its rows pass with every reader in place. */
const passAlone = new Map();
const reads = readsOfSettings().filter(({ key }) => values.key === undefined || key === values.key);
const chosen = shuffled(reads, Number(values.seed)).slice(0, Number(values.sample));
console.log(`${chosen.length} of ${reads.length} reads, seed ${values.seed}`);
const survivors = chosen.filter((one) => {
  const outcome = outcomeOf(one);
  console.log(`${outcome}: ${one.key} in ${one.file}:${one.line}`);
  return outcome !== 'noticed';
});
console.log(`${chosen.length - survivors.length} noticed, ${survivors.length} not`);
process.exitCode = survivors.length > 0 ? 1 : 0;

/** Every `useSetting(x)`, `core.setting(x)` and `read(x)` of a declared setting. */
function readsOfSettings() {
  const sources = filesIn('packages').filter(
    (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing[./]|\/generated\//.test(file),
  );
  const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const keys = new Map(
    [...texts.values()].flatMap((text) =>
      [...text.matchAll(/const (\w+) = \w+(?:<[^>]*>)?\(\s*'([a-z]\w*\.\w+)'/g)].map(
        ([, name, key]) => [name, key],
      ),
    ),
  );
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:useSetting|core\.setting|read)\((\w+)\)/g)].flatMap((match) => {
      const [read, name] = match;
      const key = keys.get(name);
      const line = text.slice(0, match.index).split('\n').length;
      return key === undefined
        ? []
        : [{ file, at: match.index, line, read, instead: `${name}.fallback`, key }];
    }),
  );
}

/** The tests whose tables name the setting, some by its group's name. @param {string} key */
function testsOf(key) {
  const files = filesIn('tests/effects/settings');
  const name = key.slice(key.indexOf('.'));
  const text = (file) => readFileSync(join(root, file), 'utf8');
  const tables = files.filter((file) => /\.effects\.tsx?$/.test(file) && text(file).includes(name));
  const named = tables.map((file) => `'./${file.replace(/.*\/|\.tsx?$/g, '')}'`);
  return files.filter(
    (file) => file.endsWith('.settings.test.tsx') && named.some((one) => text(file).includes(one)),
  );
}

function outcomeOf(one) {
  const tests = testsOf(one.key);
  const passes = tests.length === 0 ? undefined : rowsPass(one, tests);
  if (passes === undefined) return 'no row';
  if (passes) return 'SURVIVED';
  // A row that fails by itself shows nothing.
  if (!passAlone.has(one.key))
    passAlone.set(one.key, rowsPass({ ...one, instead: one.read }, tests) === true);
  return passAlone.get(one.key) ? 'noticed' : 'FAILS ALONE';
}

/** Whether the rows of the setting pass without this read; undefined where there is none. */
function rowsPass({ file, at, read, instead, key }, tests) {
  const { status, stdout } = spawnSync(
    'vitest',
    [
      ...['run', '--config', 'tests/effects/disconnect.config.mjs', ...tests],
      ...['-t', `: ${key} = `.replace('.', '\\.')],
    ],
    {
      ...{ cwd: root, encoding: 'utf8' },
      env: { ...process.env, PORTICO_DISCONNECT: JSON.stringify({ file, at, read, instead }) },
    },
  );
  const count = stdout.slice(stdout.lastIndexOf('Tests '));
  return /\d+ (?:passed|failed)/.test(count) ? status === 0 : undefined;
}

/** @param {string} folder from the root */
function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** The same order for the same seed. */
function shuffled(all, seed) {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
  return all
    .map((one) => ({ one, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ one }) => one);
}
