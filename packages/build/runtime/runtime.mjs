/**
 * The only option of the CDN build. The sources import React; in `dist/cdn` preact/compat replaces
 * it, and with `PORTICO_RUNTIME=react` the build makes `dist/cdn-react` with React as published.
 */
import { fileURLToPath } from 'node:url';

export const isReact = process.env.PORTICO_RUNTIME === 'react';

/** The folder in `dist`, and the name of the build. */
export const cdnName = isReact ? 'cdn-react' : 'cdn';

/** Prefix of the file names of test reports. */
export const reportPrefix = isReact ? 'react-' : '';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const react = here('react.mjs');

/** The replacement of each module that sources and libraries import. */
export const alias = isReact
  ? {}
  : {
      'react/jsx-runtime': 'preact/compat/jsx-runtime',
      react,
      'react-dom': react,
      'react-dom/client': 'preact/compat/client',
      'react-dom/server': 'preact/compat/server',
    };

/** @returns {import('rollup').Plugin} */
export function runtime() {
  return {
    name: 'portico-runtime',
    resolveId(id, importer, options) {
      return Object.hasOwn(alias, id) ? this.resolve(alias[id], importer, options) : null;
    },
  };
}
