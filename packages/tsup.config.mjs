import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/**
 * One configuration for every package, run in the package's folder. What is built is what its
 * package.json exports: each subpath's source becomes the file the subpath names.
 */
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

const entry = Object.fromEntries(
  Object.values(manifest.exports)
    .filter((target) => typeof target !== 'string')
    .map((target) => [
      target.import.replace(/^\.\/dist\/|\.js$/g, ''),
      target['@portico/source'].replace(/^\.\//, ''),
    ]),
);

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  tsconfig: '../../tsconfig.json',
  // tsup's declaration build sets a baseUrl, which TypeScript 6 calls deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  sourcemap: true,
  splitting: true,
  clean: true,
  silent: true,
});
