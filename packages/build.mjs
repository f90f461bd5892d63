#!/usr/bin/env node
/**
 * `node packages/build.mjs [packages | cdn | cdn-react | portal | wordpress | styles]`: what a bundler installs
 * (`packages/*\/dist`), what a page loads (`dist/cdn`, and with React as published
 * `dist/cdn-react`), the portal as one folder (`dist/portal`), the plugin for WordPress
 * (`dist/wordpress`), or everything. Parts that are up to date are skipped, so that a repeat takes
 * under a second.
 */
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFresh, markFresh } from './build/freshness.mjs';
import { buildCdn, cdnInputs, cdnOutput } from './build/cdn.mjs';
import { buildPackages } from './build/packages.mjs';
import { cdnName } from './build/runtime/runtime.mjs';
import { buildStandalone, standaloneInputs, standaloneOutput } from './build/standalone.mjs';
import { BuildError, seconds } from './build/report.mjs';
import { writeStyles } from './ui/build/styles.mjs';
import {
  buildWordpress,
  pluginFolder,
  wordpressInputs,
  wordpressOutput,
} from './wordpress/make/wordpress.mjs';

const parts = {
  async styles() {
    const { rules, changed } = await writeStyles();
    if (changed) console.log(`styles    ${rules.length} rules`);
  },
  async packages() {
    await parts.styles();
    await buildPackages();
  },
  async cdn() {
    await parts.styles();
    const inputs = cdnInputs();
    const name = cdnName.padEnd(10);
    if (isFresh(cdnName, inputs, [cdnOutput])) return console.log(`${name}up to date`);
    const started = performance.now();
    const { files, bytes } = await buildCdn();
    markFresh(cdnName, inputs);
    const kilobytes = (bytes / 1024).toFixed(0);
    console.log(`${name}${files} files, ${kilobytes} KB brotli, ${seconds(started)}`);
  },
  /** In a separate process, because the choice of React or preact holds for a whole process. */
  async 'cdn-react'() {
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'cdn'], {
      env: { ...process.env, PORTICO_RUNTIME: 'react' },
      stdio: 'inherit',
    });
    if (status !== 0) throw new BuildError('cdn-react: see the error above.');
  },
  async portal() {
    await parts.cdn();
    const inputs = standaloneInputs();
    if (isFresh('portal', inputs, [standaloneOutput])) return console.log('portal    up to date');
    buildStandalone();
    markFresh('portal', inputs);
    console.log('portal    dist/portal');
  },
  async wordpress() {
    await parts.cdn();
    const inputs = wordpressInputs();
    const outputs = [wordpressOutput, pluginFolder];
    if (isFresh('wordpress', inputs, outputs)) return console.log('wordpress up to date');
    const bytes = await buildWordpress();
    markFresh('wordpress', inputs);
    console.log(
      `wordpress ${relative(process.cwd(), wordpressOutput)}, ${(bytes / 1024).toFixed(0)} KB`,
    );
  },
  async all() {
    await parts.portal();
    await parts.wordpress();
    await parts['cdn-react']();
    await parts.packages();
  },
};

const wanted = process.argv[2] ?? 'all';
const part = parts[wanted];
if (part === undefined) {
  console.error(
    `There is no part "${wanted}" to build: choose packages, cdn, cdn-react, portal, wordpress or styles.`,
  );
  process.exit(2);
}
try {
  await part();
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error);
  process.exit(1);
}
