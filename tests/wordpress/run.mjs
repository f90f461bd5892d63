#!/usr/bin/env node
/** `npm run wordpress [-- file…]`: tests the plugin in Debian's WordPress, where it is installed. */
import { existsSync } from 'node:fs';
import { canUseApt, installPackages } from '../setup/packages.mjs';
import { onPath } from '../setup/programs.mjs';
import { ensureBrowser, say } from '../setup/index.mjs';
import { root, runCommand } from '../setup/run-command.mjs';

const packages = ['wordpress', 'php-cli', 'php-mysql', 'mariadb-server'];
const isInstalled = () =>
  existsSync('/usr/share/wordpress/wp-load.php') &&
  ['php', 'mariadbd', 'mariadb-install-db'].every((name) => onPath(name) !== undefined);

if (!isInstalled() && process.env['CI'] === 'true' && canUseApt()) {
  const problem = await installPackages(packages);
  if (!isInstalled()) say(problem);
}
if (!isInstalled()) {
  // Also where apt could not reach its server: that says nothing about the plugin.
  say(`wordpress: skipped, because WordPress is not installed (${packages.join(', ')}).`);
  process.exit(0);
}
await ensureBrowser();
const config = ['--config', 'tests/wordpress/playwright.config.ts'];
const { code } = await runCommand(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', ...config, ...process.argv.slice(2)],
  { cwd: root },
);
process.exit(code);
