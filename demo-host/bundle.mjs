import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { writeCatalogue } from './catalogue.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Node 20 does not run TypeScript: workspace sources are bundled, npm packages stay imports. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@portico/') ? undefined : { path, external: true },
    );
  },
};

const shared = {
  bundle: true,
  format: 'esm',
  sourcemap: true,
  conditions: ['@portico/source'],
  logLevel: 'warning',
};

/** Bundles a TypeScript source into a Node program; resolves to the npm packages it imports. */
export async function bundleForNode(entry, outfile) {
  const { metafile } = await build({
    ...shared,
    entryPoints: [entry],
    outfile,
    platform: 'node',
    target: 'node20',
    plugins: [packagesStayOutside],
    metafile: true,
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const names = imported.map(({ path }) => path).filter((path) => !isBuiltin(path));
  return [...new Set(names.map(npmName))].sort();
}

/** `@scope/name/sub` → `@scope/name`. */
const npmName = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Bundles the page for card numbers into a folder. */
export function bundleFields(outdir) {
  return build({
    ...shared,
    entryPoints: [here('hosted-fields/client/fields.ts'), here('hosted-fields/fields.css')],
    outdir,
    entryNames: '[name]',
    assetNames: '[name]',
    loader: { '.woff2': 'file' },
    target: 'es2022',
    minify: true,
  });
}

/**
 * Builds the demo host: `dist/server.mjs` for Node, `dist/console/` and `dist/hosted-fields/` for
 * the browser, `dist/catalogue.json` and `dist/sentences.json` for the console. Takes about a second.
 */
export async function bundleHost() {
  await Promise.all([
    bundleForNode(here('server.ts'), here('dist/server.mjs')),
    build({
      ...shared,
      entryPoints: [
        here('console/client/console.tsx'),
        here('console/console.css'),
        here('console/preview.css'),
      ],
      outdir: here('dist/console'),
      entryNames: '[name]',
      target: 'es2022',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      minify: true,
    }),
    bundleFields(here('dist/hosted-fields')),
    writeCatalogue(),
  ]);
}
