import { existsSync } from 'node:fs';
import { screensFile, writeFirstScreens } from '../../packages/build/npm-first-screens.mjs';
import { writeSources } from '../../packages/build/sources.mjs';

/** Before unit tests: writes the generated modules, so that they need no build. */
export default async function generate() {
  await writeSources();
  // Their tests need any, not those of the current sources, and they take some seconds.
  if (!existsSync(screensFile)) await writeFirstScreens();
}
