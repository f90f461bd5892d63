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
export const alias = {
  // For React 17; later versions have the hook, and so need no CommonJS code.
  'use-sync-external-store/shim/index.js': isReact ? 'react' : react,
  ...(!isReact && {
    'react/jsx-runtime': 'preact/compat/jsx-runtime',
    react,
    'react-dom': react,
    'react-dom/client': 'preact/compat/client',
    'react-dom/server': 'preact/compat/server',
  }),
};

/**
 * Libraries that read React as an object (`import * as React`), which then has to have all of its
 * members: from a file of their own, so that the object is not in what every page loads.
 */
const readsObject = /node_modules[\\/](@radix-ui|@floating-ui)/;
const reactObject = here('react-object.mjs');

/** @returns {import('rollup').Plugin} */
export function runtime() {
  return {
    name: 'portico-runtime',
    resolveId(id, importer, options) {
      if (!isReact && id === 'react' && readsObject.test(importer)) return reactObject;
      return Object.hasOwn(alias, id) ? this.resolve(alias[id], importer, options) : null;
    },
  };
}
