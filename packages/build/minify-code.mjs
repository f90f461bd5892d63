import { minify as terser } from 'terser';

const options = {
  ecma: 2022,
  module: true,
  compress: { passes: 3, unsafe_arrows: true, hoist_funs: true },
  // The code is never inside a page's markup.
  format: { comments: false, inline_script: false },
};

/**
 * Terser rather than esbuild, which transpiles: its output is 5 % smaller after brotli.
 *
 * @param {string} code
 * @param {import('terser').SourceMapOptions} [sourceMap]
 * @param {string | null} [preamble]  the first line
 * @returns {Promise<{ code: string, map: string }>}
 */
export async function minifyCode(code, sourceMap = {}, preamble = null) {
  const format = { ...options.format, preamble };
  const { code: minified, map } = await terser(code, { ...options, format, sourceMap });
  return { code: minified, map };
}
