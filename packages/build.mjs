#!/usr/bin/env node
/**
 * `node packages/build.mjs [packages | sandbox | cdn | cdn-react | portal | wordpress | release | sources]`:
 * what a bundler installs (`packages/*\/dist`), the reference API as a command
 * (`packages/sandbox/dist`), what a page loads (`dist/cdn`, and with React as
 * published `dist/cdn-react`), the portal as one folder (`dist/portal`), the plugin for WordPress
 * (`dist/wordpress`), everything a lender receives (`dist/release`), the sources that git ignores,
 * or all but the release. Parts that are up to date are skipped, so that a repeat takes under a
 * second.
 */
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFresh, markFresh, sourceInputs } from './build/freshness.mjs';
import { buildCdn, cdnOutput } from './build/cdn.mjs';
import { buildPackages, packagesOutput } from './build/packages.mjs';
import { cdnName } from './build/runtime/runtime.mjs';
import { buildRelease, releaseInputs, releaseOutput } from './build/release.mjs';
import { BuildError } from './build/report.mjs';
import { buildSandbox, sandboxInputs, sandboxOutput } from './build/sandbox.mjs';
import { buildStandalone, standaloneInputs, standaloneOutput } from './build/standalone.mjs';
import { writeSources } from './build/sources.mjs';
import {
  buildWordpress,
  pluginFolder,
  wordpressInputs,
  wordpressOutput,
} from './wordpress/make/wordpress.mjs';

/**
 * What each part needs first, and how it is made: `make` returns what it made. A part with `inputs`,
 * a hash of them, is skipped if they have not changed and its `outputs` exist.
 */
const parts = {
  sources: {
    async make() {
      const { length } = await writeSources();
      return length > 0 ? `${length} written` : undefined;
    },
  },
  packages: {
    needs: ['sources'],
    inputs: sourceInputs,
    outputs: packagesOutput,
    make: async () => `${await buildPackages()} built`,
  },
  sandbox: {
    needs: ['packages'],
    inputs: sandboxInputs,
    outputs: () => [sandboxOutput],
    make: async () => `on ${await buildSandbox()} packages`,
  },
  cdn: {
    name: cdnName,
    needs: ['sources'],
    inputs: sourceInputs,
    outputs: () => [cdnOutput],
    make: buildCdn,
  },
  'cdn-react': { make: buildWithReact },
  portal: {
    needs: ['cdn'],
    inputs: standaloneInputs,
    outputs: () => [standaloneOutput],
    make: () => relative(process.cwd(), buildStandalone()),
  },
  wordpress: {
    needs: ['cdn'],
    inputs: wordpressInputs,
    outputs: () => [wordpressOutput, pluginFolder],
    make: async () => `${((await buildWordpress()) / 1024).toFixed(0)} KB`,
  },
  release: {
    needs: ['portal', 'wordpress', 'packages', 'sandbox'],
    inputs: releaseInputs,
    outputs: () => [releaseOutput],
    make: async () => `${((await buildRelease()) / 1024 ** 2).toFixed(0)} MB`,
  },
  all: { needs: ['portal', 'wordpress', 'cdn-react', 'packages', 'sandbox'] },
};

/** In a separate process, because the choice of React or preact holds for a whole process. */
function buildWithReact() {
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'cdn'], {
    env: { ...process.env, PORTICO_RUNTIME: 'react' },
    stdio: 'inherit',
  });
  if (status !== 0) throw new BuildError('cdn-react: see the error above.');
}

/** By part: several parts need the same one, which is made once. */
const runs = new Map();

function run(part) {
  if (!runs.has(part)) runs.set(part, perform(part));
  return runs.get(part);
}

async function perform(part) {
  const { name = part, needs = [], inputs, outputs, make } = parts[part];
  for (const needed of needs) await run(needed);
  const hash = inputs?.();
  const report = (text) => console.log(`${name.padEnd(10)}${text}`);
  if (hash !== undefined && isFresh(name, hash, outputs())) return report('up to date');
  const started = performance.now();
  const made = await make?.();
  if (hash !== undefined) markFresh(name, hash);
  if (made !== undefined) report(`${made}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

const [wanted = 'all', surplus] = process.argv.slice(2);
if (!Object.hasOwn(parts, wanted)) {
  console.error(`There is no part "${wanted}" to build: choose ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
if (surplus !== undefined) {
  console.error(`"${surplus}" is one word too many: one part is built at a time.`);
  process.exit(2);
}
try {
  await run(wanted);
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error);
  process.exit(1);
}
