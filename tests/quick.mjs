#!/usr/bin/env node
/**
 * `npm test -- quick`: types, lint and the unit tests that what changed can affect. Changed is what
 * differs from the branch `main` of the origin; on that branch, what is not yet committed or, if all
 * is, the last commit.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from './setup/options.mjs';
import { SetupError, duration, root, runCommand, say } from './setup/run-command.mjs';

readOptions({});
const bin = (name) => join(root, 'node_modules', '.bin', name);
const git = async (...args) => (await runCommand('git', args, { title: 'git' })).output.trim();

const base = await changedSince();
const files = [
  ...(await git('diff', '--name-only', base)).split('\n'),
  ...(await git('ls-files', '--others', '--exclude-standard')).split('\n'),
].filter((name) => name !== '' && existsSync(join(root, name)));
const scripts = files.filter((name) => /\.(ts|tsx|mjs|js)$/.test(name));
say(`${files.length} files changed since ${base.slice(0, 9)}`);

const prettier = ['--config', '.prettierrc.json', '--check', '--ignore-unknown'];
/** Each list in order, the lists at the same time. */
const passed = await Promise.all([
  inOrder([
    scripts.length > 0
      ? ['types and eslint', process.execPath, ['tests/lint/check.mjs', ...scripts]]
      : ['types', bin('tsc'), ['--noEmit']],
    ['prettier', bin('prettier'), [...prettier, ...files], files.length > 0],
  ]),
  inOrder([
    ['unit', bin('vitest'), ['run', '--config', 'tests/vitest.config.ts', '--changed', base]],
  ]),
]);
process.exitCode = passed.every(Boolean) ? 0 : 1;

async function inOrder(commands) {
  let all = true;
  for (const [name, command, args, isNeeded = true] of commands) {
    if (!isNeeded) continue;
    const started = Date.now();
    const { code, output } = await runCommand(command, args, { title: name });
    say(`${name} ${code === 0 ? 'passed' : 'failed'}, ${duration(Date.now() - started)}`);
    if (code !== 0) say(output);
    all &&= code === 0;
  }
  return all;
}

async function changedSince() {
  const head = await git('rev-parse', 'HEAD');
  if (!/^[0-9a-f]{40}$/.test(head)) throw new SetupError('npm test -- quick needs git.');
  const common = await git('merge-base', 'HEAD', 'origin/main');
  if (/^[0-9a-f]{40}$/.test(common) && common !== head) return common;
  const isClean = (await git('status', '--porcelain')) === '';
  return isClean ? git('rev-parse', 'HEAD~1') : head;
}
