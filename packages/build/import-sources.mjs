/** Bundles TypeScript sources, for a script or a page. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './freshness.mjs';

const shared = { bundle: true, format: 'esm', conditions: ['@portico/source'] };
const cache = join(root, 'node_modules', '.cache', 'portico-build');
let built = 0;

/**
 * @param {string} name      of the built file in the cache, which is removed once it is imported
 * @param {string} contents  a module in TypeScript
 * @param {import('esbuild').BuildOptions} [options]
 * @returns {Promise<Record<string, any>>} what the module exports
 */
export async function importSources(
  name,
  contents,
  options = { external: ['react', 'react-dom'] },
) {
  // Of this call: another build that runs at the same time would read half a file.
  const outfile = join(cache, `${name}-${process.pid}-${(built += 1)}.mjs`);
  mkdirSync(cache, { recursive: true });
  await build({
    stdin: { contents, resolveDir: join(root, 'packages', 'portal'), loader: 'ts' },
    ...shared,
    outfile,
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    // Some libraries inside are CommonJS.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
    ...options,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}

/**
 * One file for browsers, without imports, not minified.
 *
 * @param {string} entry  from the root
 * @param {Record<string, string>} [define]
 * @returns {Promise<{ code: string, map: string }>}
 */
export async function bundleForPage(entry, define = {}) {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    ...{ ...shared, target: 'es2022', define },
    ...{ outfile: 'page.js', write: false, sourcemap: 'external' },
  });
  const [map, code] = ['.map', '.js'].map((end) =>
    outputFiles.find(({ path }) => path.endsWith(end)),
  );
  return { code: code.text, map: map.text };
}
