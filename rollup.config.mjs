/**
 * What a lender's page loads: `dist/cdn/<version>/loader.js`, one entry per tag, shared chunks. ES
 * modules in a folder named by a hash of their content, so that all but the loader can be cached
 * forever.
 */
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import { cdnFolder, version } from './packages/build/cdn.mjs';
import { firstViewImports } from './packages/build/rollup-first-views.mjs';
import { otherAddresses } from './packages/build/rollup-other-addresses.mjs';
import { firstScreenFiles } from './packages/build/rollup-first-screens.mjs';
import { isReact, runtime } from './packages/build/runtime/runtime.mjs';
import { loaderAndManifest } from './packages/build/rollup-loader.mjs';
import { minify } from './packages/build/rollup-minify.mjs';
import { chunkStyles } from './packages/build/rollup-styles.mjs';
import { thirdParty } from './packages/build/rollup-third-party.mjs';
import { wordsChunk } from './packages/build/words-files.mjs';
import { transpile } from './packages/build/rollup-transpile.mjs';
import { widgetEntries } from './packages/build/rollup-widget-entries.mjs';

const styles = chunkStyles();

/** The runtime has its own file, to which `planChunks` adds what sign-in shares with others. */
function manualChunks(id) {
  if (id.endsWith('react-object.mjs')) return undefined;
  return inRuntime.test(id) ? 'runtime' : undefined;
}

const inRuntime = isReact
  ? /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|commonjsHelpers/
  : /[\\/](node_modules[\\/]preact|build[\\/]runtime)[\\/]/;

/** A chunk loaded on demand is named after its module; the loader relies on the other names. */
function chunkFileNames({ isDynamicEntry, name, facadeModuleId }) {
  if (/^(runtime|calls|p[0-9a-z])$/.test(name)) return '[name].js';
  const words = wordsChunk(facadeModuleId);
  if (words !== undefined) return words;
  return isDynamicEntry ? 'later-[name].js' : 'part.js';
}

/** Errors, because the code would fail in the browser. */
const errors = ['UNRESOLVED_IMPORT', 'MISSING_EXPORT'];

/** Module directives such as 'use client' mean nothing in a page's bundle. */
function onwarn(warning, warn) {
  if (errors.includes(warning.code)) throw new Error(warning.message);
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}

export default {
  onwarn,
  plugins: [
    widgetEntries(),
    runtime(),
    styles,
    nodeResolve({
      browser: true,
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportConditions: ['@portico/source', 'production', 'browser', 'import', 'module', 'default'],
    }),
    // Before commonjs, which then sees only the production half of React's packages.
    transpile(),
    commonjs({ strictRequires: 'auto' }),
  ],
  output: {
    // Output plugins, because the draft that `planChunks` generates runs without them.
    plugins: [
      firstViewImports(),
      otherAddresses(),
      minify(),
      firstScreenFiles(styles),
      loaderAndManifest({ version, styles }),
      thirdParty({ version }),
    ],
    dir: cdnFolder,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames,
    generatedCode: 'es2015',
    sourcemap: 'hidden',
    manualChunks,
    onlyExplicitManualChunks: true,
  },
};
