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
 * @throws {Error} whose first line, which a summary shows, is the first that names an error; then the
 *   end of npm's output
 */
export async function npm(cwd, args) {
  const title = `npm ${args.slice(0, 2).join(' ')}`;
  const finished = await runCommand(program, args, { cwd, title, env });
  if (finished.code === 0) return finished;
  const named = finished.output.split('\n').find((line) => /error|✘/i.test(line)) ?? '';
  throw new Error(`${title}: ${named.trim()}\n${tail(finished.output, 40)}`);
}
