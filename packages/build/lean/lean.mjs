/**
 * The only option of the CDN build: with `PORTICO_CDN=lean`, preact/compat replaces React. The
 * sources are the same for both.
 */
import { fileURLToPath } from 'node:url';

export const isLean = process.env.PORTICO_CDN === 'lean';

/** The folder in `dist`, and the name of the build. */
export const cdnName = isLean ? 'cdn-lean' : 'cdn';

/** Prefix of the file names of test reports. */
export const reportPrefix = isLean ? 'lean-' : '';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const react = here('react.mjs');

/** The replacement of each module that sources and libraries import. */
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
