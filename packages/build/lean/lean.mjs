/**
 * The one option of the CDN build: with `PORTICO_CDN=lean`, preact/compat stands where React does. The
 * sources are the same and know nothing of it.
 */
import { fileURLToPath } from 'node:url';

export const isLean = process.env.PORTICO_CDN === 'lean';

/** The folder in `dist`, and the name the build goes by. */
export const cdnName = isLean ? 'cdn-lean' : 'cdn';

/** Goes before the names of the reports of what is tested. */
export const reportPrefix = isLean ? 'lean-' : '';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const react = here('react.mjs');

/** What stands in the place of each module that sources and libraries import. */
export const alias = isLean
  ? {
      'react/jsx-runtime': 'preact/compat/jsx-runtime',
      react,
      'react-dom': react,
      'react-dom/client': here('client.mjs'),
      'react-dom/server': 'preact/compat/server',
    }
  : {};

/** @returns {import('rollup').Plugin} */
export function leanReact() {
  return {
    name: 'portico-lean',
    resolveId(id, importer, options) {
      return Object.hasOwn(alias, id) ? this.resolve(alias[id], importer, options) : null;
    },
  };
}
