import { SetupError, runCommand } from './run-command.mjs';

/**
 * Builds what is served and tested from the current sources; a repeat takes under a second.
 *
 * @param {'cdn' | 'packages' | 'release' | 'sources' | 'wordpress'} [part] everything if omitted
 * @param {object} [options]
 * @param {boolean} [options.quiet] prints progress to the error output, for commands that print
 *   JSON
 * @param {boolean} [options.isQuick] is content with larger CDN files, made in half the time
 * @throws {SetupError}
 */
export async function ensureBuilt(part, { quiet = false, isQuick = false } = {}) {
  const args = ['packages/build.mjs', ...(part === undefined ? [] : [part])];
  const env = isQuick ? { PORTICO_QUICK_BUILD: '1' } : {};
  const { code } = await runCommand(process.execPath, args, { toErrorOutput: quiet, env });
  if (code !== 0) throw new SetupError('The build failed; see the error above.');
}
