import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from './programs.mjs';
import { runCommand } from './run-command.mjs';

/** Whether this process can install Debian packages. */
export function canUseApt() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

/** Steps run beside one another, and apt refuses a second one at once. */
const lock = join(tmpdir(), 'portico-apt.lock');

/** @param {readonly string[]} packages @returns {Promise<string>} apt's output where it failed */
export async function installPackages(packages) {
  const title = `packages: installing ${packages.join(', ')}`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('flock', [lock, 'apt-get', 'update', '-q'], { title, env });
  const install = await runCommand(
    'flock',
    [lock, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages],
    { title, env },
  );
  return [update, install].map(({ code, output }) => (code === 0 ? '' : output)).join('');
}
