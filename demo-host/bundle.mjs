import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Node 20 runs no TypeScript: workspace sources are bundled, packages from npm stay outside. */
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

/**
 * Makes what runs the demo host: `dist/server.mjs` for Node, `dist/console/` for the browser. Takes
 * well under a second.
 */
export async function bundleHost() {
  await Promise.all([
    build({
      ...shared,
      entryPoints: [here('server.ts')],
      outfile: here('dist/server.mjs'),
      platform: 'node',
      target: 'node20',
      plugins: [packagesStayOutside],
    }),
    build({
      ...shared,
      entryPoints: [here('console/client/console.tsx')],
      outdir: here('dist/console'),
      target: 'es2022',
      minify: true,
    }),
  ]);
}
