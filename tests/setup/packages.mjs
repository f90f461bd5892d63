import { onPath } from './programs.mjs';
import { runCommand } from './run-command.mjs';

/** Debian's packages can be installed from here. */
export function canUseApt() {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

/** @param {readonly string[]} packages @returns {Promise<string>} what apt complained of */
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
