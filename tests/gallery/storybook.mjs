/** The built Storybook of the current sources. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, isFresh, markFresh } from '../../packages/build/freshness.mjs';
import { writeSources } from '../../packages/build/sources.mjs';
import { SetupError, root, runCommand, tail } from '../setup/run-command.mjs';
import { listStories } from '../stories/built-storybook.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * Builds Storybook unless it is built from these sources.
 *
 * @returns {Promise<{ sources: string, stories: import('./plan.mjs').StoryEntry[] }>} `sources` is
 *   a hash of what it is built from
 * @throws {SetupError}
 */
export async function ensureStorybook() {
  await writeSources();
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
  const inputs = [...packages, 'stories', 'demo-host/api', 'package-lock.json'];
  const sources = hashOf(inputs.map((path) => join(root, path)));
  if (!isFresh('storybook', sources, [join(root, 'dist/storybook/index.json')])) {
    const { code, output } = await runCommand(npm, ['run', '--silent', 'build:storybook'], {
      title: 'storybook: building',
    });
    if (code !== 0) throw new SetupError(`The Storybook could not be built.\n${tail(output)}`);
    markFresh('storybook', sources);
  }
  return { sources, stories: listStories() };
}
