/** Runs npm in a consumer's folder. */
import { join } from 'node:path';
import { findBrowser } from '../setup/index.mjs';
import { root, runCommand, tail } from '../setup/run-command.mjs';

export const cache = join(root, 'node_modules', '.cache', 'portico-consumers');

/** Where an app is installed: Playwright compiles no TypeScript below `node_modules`. */
export const folderOf = (app) =>
  join(app === 'playwright' ? join(root, 'dist/consumers') : cache, app);

const program = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', BROWSER_PATH: findBrowser() };

/**
 * @param {string} cwd
 * @param {string[]} args
 * @throws {Error} with the end of npm's output
 */
export async function npm(cwd, args) {
  const title = `npm ${args.slice(0, 2).join(' ')}`;
  const finished = await runCommand(program, args, { cwd, title, env });
  if (finished.code !== 0) throw new Error(`${title}: ${tail(finished.output, 40)}`);
  return finished;
}
