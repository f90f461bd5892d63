import { canUseApt, installPackages } from './packages.mjs';
import { onPath } from './programs.mjs';

const programs = { javac: 'default-jdk-headless', php: 'php-cli' };

/**
 * The compilers of other languages that are missing here; in continuous integration (`CI=true`) they
 * are installed.
 *
 * @returns {Promise<readonly string[]>} their packages
 */
export async function missingCompilers() {
  const missing = () =>
    Object.entries(programs)
      .filter(([program]) => onPath(program) === undefined)
      .map(([, name]) => name);
  if (missing().length > 0 && process.env['CI'] === 'true' && canUseApt())
    await installPackages(missing());
  return missing();
}
