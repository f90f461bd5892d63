#!/usr/bin/env node
/**
 * `node packages/build.mjs [packages | cdn | styles]`: what a bundler installs (`packages/*\/dist`),
 * what a page loads (`dist/cdn`), or everything. What is up to date is skipped, so that a repeat
 * costs under a second.
 */
import { isFresh, markFresh } from './build/freshness.mjs';
import { buildCdn, cdnInputs, cdnOutput } from './build/cdn.mjs';
import { buildPackages } from './build/packages.mjs';
import { BuildError, seconds } from './build/report.mjs';
import { writeStyles } from './ui/build/styles.mjs';

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
    if (isFresh('cdn', inputs, [cdnOutput])) return console.log('cdn       up to date');
    const started = performance.now();
    const { files, bytes } = await buildCdn();
    markFresh('cdn', inputs);
    const kilobytes = (bytes / 1024).toFixed(0);
    console.log(`cdn       ${files} files, ${kilobytes} KB brotli, ${seconds(started)}`);
  },
  async all() {
    await parts.cdn();
    await parts.packages();
  },
};

const wanted = process.argv[2] ?? 'all';
const part = parts[wanted];
if (part === undefined) {
  console.error(`There is no part "${wanted}" to build: choose packages, cdn or styles.`);
  process.exit(2);
}
try {
  await part();
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error);
  process.exit(1);
}
