import { SetupError } from './run-command.mjs';

const floor = { major: 20, minor: 20 };

/** Checks that Node is new enough; the error names the version needed. @throws {SetupError} */
export function ensureNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > floor.major || (major === floor.major && minor >= floor.minor)) return;
  throw new SetupError(
    `Portico needs Node ${floor.major}.${floor.minor} or newer and this is ${version}: ` +
      'install a current one from https://nodejs.org and run the command again.',
  );
}
