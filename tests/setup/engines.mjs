import { canUseApt, installPackages } from './packages.mjs';
import { onPath } from './programs.mjs';
import { SetupError, say } from './run-command.mjs';

/** The other browsers of the contract suite, with their Debian packages. */
const engines = [
  { program: 'firefox-esr', packages: ['firefox-esr'] },
  { program: 'WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  { program: 'Xvfb', packages: ['xvfb'] },
];

/**
 * Firefox and WebKit in addition to Chromium. On a developer's machine the suite uses those it
 * finds; only continuous integration (`CI=true`) requires all three.
 *
 * @throws {SetupError}
 */
export async function ensureEngines() {
  const missing = () => engines.filter(({ program }) => onPath(program) === undefined);
  if (missing().length === 0) return;
  const packages = missing().flatMap((engine) => engine.packages);
  if (canUseApt()) {
    say('browsers: installing Firefox and WebKit');
    await installPackages(packages);
  }
  if (missing().length > 0) {
    throw new SetupError(
      `Elements are to be tested in three engines: install ${packages.join(', ')}.`,
    );
  }
}
