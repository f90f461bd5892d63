import { SetupError, runCommand } from './run-command.mjs';

/**
 * What is served and tested is built from what stands in the sources; a repeat costs under a second.
 *
 * @param {'cdn' | 'packages' | 'styles'} [part]  everything when left out
 * @param {object} [options]
 * @param {boolean} [options.quiet]  says what it does on the error output, for commands that print JSON
 * @throws {SetupError}
 */
export async function ensureBuilt(part, { quiet = false } = {}) {
  const args = ['packages/build.mjs', ...(part === undefined ? [] : [part])];
  const { code } = await runCommand(process.execPath, args, { toErrorOutput: quiet });
  if (code !== 0) throw new SetupError('The build failed; what is wrong stands above.');
}
