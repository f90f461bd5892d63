import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import { minify as terser } from 'terser';
import { remembered } from './memory.mjs';
import { shortNames } from './private-names.mjs';

const { version } = createRequire(import.meta.url)('terser/package.json');
const options = {
  ecma: 2022,
  module: true,
  compress: { passes: 4, unsafe_arrows: true, hoist_funs: true },
  // Nothing of it ever stands inside a page's markup.
  format: { comments: false, inline_script: false },
};
const settings = JSON.stringify(options);

/**
 * Nearly all of the file that every tag waits for runs at the start. Told so, Chromium compiles it whole
 * while it comes in, beside the page's own thread, in place of function by function when they are called.
 */
const format = { ...options.format, preamble: '//# allFunctionsCalledOnLoad' };

/**
 * Terser rather than esbuild, which transpiles: what it makes is a twentieth smaller after brotli,
 * and the bytes of a first screen count more than a few seconds of a build.
 *
 * @returns {import('rollup').Plugin}
 */
export function minify() {
  return {
    name: 'portico-minify',
    renderChunk: (code, { name }) =>
      minifyCode(code, {}, { ...shortNames(), ...(name === 'react' && { format }) }),
  };
}

/**
 * @param {string} code
 * @param {import('terser').SourceMapOptions} sourceMap
 * @param {import('terser').MinifyOptions} [more]
 * @returns {Promise<{ code: string, map: string }>}
 */
export async function minifyCode(code, sourceMap, more) {
  const inputs = [
    code,
    JSON.stringify(sourceMap),
    settings,
    inspect(more, { depth: null }),
    version,
  ];
  return remembered(inputs, async () => {
    const { code: minified, map } = await terser(code, { ...options, ...more, sourceMap });
    return { code: minified, map };
  });
}
