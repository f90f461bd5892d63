import { SetupError, runCommand } from './run-command.mjs';

/**
 * Builds what is served and tested from the current sources; a repeat takes under a second.
 *
 * @param {'cdn' | 'packages' | 'release' | 'sources' | 'wordpress'} [part] everything if omitted
 * @param {object} [options]
 * @param {boolean} [options.quiet] prints progress to the error output, for commands that print
 *   JSON
 * @throws {SetupError}
 */
export async function ensureBuilt(part, { quiet = false } = {}) {
  const args = ['packages/build.mjs', ...(part === undefined ? [] : [part])];
  const { code } = await runCommand(process.execPath, args, { toErrorOutput: quiet });
  if (code !== 0) throw new SetupError('The build failed; see the error above.');
}
