#!/usr/bin/env node
/*
 * `npm run effects:disconnect [-- --key paymentOptions.x --key …]`: whether the effects tests notice that a
 * screen has stopped reading a setting. It replaces reads of settings by the setting's default, and
 * runs the tests of effects, in rounds: the first read of each setting, then the second of each that
 * has two, and so on. The rows of a setting have to fail in each of its rounds. It prints the reads
 * of which none does, and settings without a row.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { key: { type: 'string', multiple: true } } });

const all = readsOfSettings().filter(({ key }) => values.key?.includes(key) ?? true);
const byKey = new Map(all.map(({ key }) => [key, all.filter((read) => read.key === key)]));
const failAlone = failing([...byKey.keys()], []);
const rounds = Math.max(...[...byKey.values()].map(({ length }) => length));
console.log(`${byKey.size} settings, ${rounds} rounds`);
const unnoticed = Array.from({ length: rounds }, (_, round) => {
  const reads = [...byKey.values()].flatMap((ofKey) => ofKey.slice(round, round + 1));
  const keys = reads.map(({ key }) => key);
  const failed = failing(keys, reads);
  return reads.flatMap(({ key, file, line }) => {
    // A row that fails by itself shows nothing.
    const outcome = failAlone.get(key) ? 'FAILS ALONE' : failed.get(key) ? 'noticed' : 'SURVIVED';
    console.log(`${failed.has(key) ? outcome : 'no row'}: ${key} in ${file}:${line}`);
    return failed.get(key) && !failAlone.get(key) ? [] : [key];
  });
}).flat();
console.log(`${unnoticed.length} were not noticed`);
process.exitCode = unnoticed.length > 0 ? 1 : 0;

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

/**
 * By setting: whether one of its rows fails while the reads are replaced. A setting without a row is
 * not in it.
 *
 * @returns {Map<string, boolean>}
 */
function failing(keys, reads) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-disconnect-'));
  const outputFile = join(folder, 'results.json');
  const titles = keys.map((key) => `: ${key} = `.replace('.', '\\.'));
  spawnSync(
    'vitest',
    [
      ...['run', '--config', 'tests/effects/disconnect.config.mjs', 'tests/effects/settings'],
      ...['-t', titles.join('|'), '--reporter', 'json', '--outputFile.json', outputFile],
    ],
    {
      ...{ cwd: root, stdio: 'ignore' },
      env: {
        // Most rows wait for what is not shown.
        PORTICO_PATIENCE: '2000',
        ...process.env,
        PORTICO_DISCONNECT: JSON.stringify(reads),
      },
    },
  );
  const results = JSON.parse(readFileSync(outputFile, 'utf8')).testResults;
  rmSync(folder, { recursive: true });
  const failed = new Map();
  for (const { title, status } of results.flatMap(({ assertionResults }) => assertionResults)) {
    const key = keys.find((one) => title.includes(`: ${one} = `));
    if (key === undefined || !['passed', 'failed'].includes(status)) continue;
    failed.set(key, failed.get(key) === true || status === 'failed');
  }
  return failed;
}

/** @param {string} folder from the root */
function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
