/**
 * `npm run next-version`: the next version of all packages from the changes recorded in `.changeset`; their
 * entries become a section of the changelog.
 */
import getReleasePlan from '@changesets/get-release-plan';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionOf, withSection } from './changelog.mjs';
import { root } from './freshness.mjs';

const { changesets, releases } = await getReleasePlan(root);
const version = releases[0]?.newVersion;
if (version === undefined) {
  console.error('No change is recorded: npx changeset add');
  process.exit(1);
}

const file = join(root, 'packages/CHANGELOG.md');
const summaries = changesets.map(({ summary }) => summary);
const today = new Date().toISOString().slice(0, 10);
const section = sectionOf(version, today, summaries);
run('npx', ['changeset', 'version']);
writeFileSync(file, withSection(readFileSync(file, 'utf8'), section));
run('npm', [
  'version',
  version,
  '--no-git-tag-version',
  '--allow-same-version',
  '--no-workspaces-update',
  '--ignore-scripts',
]);
run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']);

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
