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
  // The code is never inside a page's markup.
  format: { comments: false, inline_script: false },
};
const settings = JSON.stringify(options);

/**
 * Variable names in a fixed order, frequent letters first. Terser would order them by the letter
 * frequency of each file, so that a small change could rename every variable in it.
 */
const letters = 'nertluioacsfdvhpybmkwgSECxjMTOFRLNAPDIHzBVUqWKYXGZJQ_$';
const signs = `${letters}0123456789`;

/** @param {number} place from 0 */
function nameAt(place) {
  let name = letters[place % letters.length];
  for (
    let rest = Math.floor(place / letters.length);
    rest > 0;
    rest = Math.floor(rest / signs.length)
  ) {
    rest -= 1;
    name += signs[rest % signs.length];
  }
  return name;
}

/**
 * Nearly all code of the file that every tag waits for runs at the start. With this hint Chromium
 * compiles it while it loads, off the main thread, instead of function by function when called.
 */
const format = { ...options.format, preamble: '//# allFunctionsCalledOnLoad' };

/**
 * Terser rather than esbuild, which transpiles: its output is 5 % smaller after brotli, and the
 * bytes of a first screen matter more than a few seconds of a build.
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
    signs,
    inspect(more, { depth: null }),
    version,
  ];
  return remembered(inputs, async () => {
    const mangle = { ...more?.mangle, nth_identifier: { get: nameAt } };
    const { code: minified, map } = await terser(code, { ...options, ...more, mangle, sourceMap });
    return { code: minified, map };
  });
}
