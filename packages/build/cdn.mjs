/** Builds `dist/cdn/<version>`: the loader, one entry per tag and the chunks they share. */
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { planChunks } from './chunk-plan.mjs';
import { root } from './freshness.mjs';
import { cdnName } from './runtime/runtime.mjs';
import { BuildError } from './report.mjs';

/** @type {{ version: string }} */
export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
export const cdnFolder = join(root, 'dist', cdnName, version);
export const cdnOutput = join(cdnFolder, 'manifest.json');

/** @returns {Promise<string>} what was built */
export async function buildCdn() {
  const { default: options } = await import('../../rollup.config.mjs');
  // Written to a folder next to it and then moved, so that a host never serves an incomplete build.
  const { dir } = options.output;
  const unfinished = `${dir}.${process.pid}`;
  try {
    const bundle = await rollup(options);
    const manualChunks = await planChunks(bundle, options.output);
    await bundle.write({ ...options.output, manualChunks, dir: unfinished });
    await bundle.close();
    putInPlace(unfinished, dir);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw readable(error);
  }
  const files = Object.values(JSON.parse(readFileSync(cdnOutput, 'utf8')).files);
  const bytes = files.reduce((sum, { brotli }) => sum + brotli, 0);
  return `${files.length} files, ${(bytes / 1024).toFixed(0)} KB brotli`;
}

/** Retries if another build moves its files there at the same time. */
function putInPlace(made, place, attempts = 3) {
  try {
    rmSync(place, { recursive: true, force: true });
    renameSync(made, place);
  } catch (error) {
    if (attempts === 0) throw error;
    putInPlace(made, place, attempts - 1);
  }
}

/** Rollup's own message already names plugin, file and line; its stack adds nothing. */
function readable(error) {
  const where = error.loc ? `\n${error.loc.file}:${error.loc.line}:${error.loc.column}` : '';
  const isOurs = error instanceof BuildError || typeof error.code === 'string';
  return isOurs ? new BuildError(`cdn: ${error.message}${where}\n${error.frame ?? ''}`) : error;
}
