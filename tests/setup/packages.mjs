import { onPath } from './programs.mjs';
import { runCommand } from './run-command.mjs';

/** Whether this process can install Debian packages. */
export function canUseApt() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

/** @param {readonly string[]} packages @returns {Promise<string>} apt's output where it failed */
export async function installPackages(packages) {
  const title = `packages: installing ${packages.join(', ')}`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update', '-q'], { title, env });
  const install = await runCommand(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
    { title, env },
  );
  return [update, install].map(({ code, output }) => (code === 0 ? '' : output)).join('');
}
