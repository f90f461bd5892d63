import { SetupError, runCommand } from './run-command.mjs';

/**
 * What is served and tested is built from what stands in the sources; a repeat costs under a second.
 *
 * @param {'cdn' | 'packages' | 'styles'} [part]  everything when left out
 * @throws {SetupError}
 */
export async function ensureBuilt(part) {
  const args = ['packages/build.mjs', ...(part === undefined ? [] : [part])];
  const { code } = await runCommand(process.execPath, args);
  if (code !== 0) throw new SetupError('The build failed; what is wrong stands above.');
}
