import { minify as terser } from 'terser';

const options = {
  ecma: 2022,
  module: true,
  compress: { passes: 3, unsafe_arrows: true, hoist_funs: true },
  // The code is never inside a page's markup.
  format: { comments: false, inline_script: false },
};

/**
 * V8's compile hint, for the file whose functions every page calls: they are compiled while it is
 * received, not one by one when first called.
 */
const compileAll = '//# allFunctionsCalledOnLoad';

/**
 * Terser rather than esbuild, which transpiles: its output is 5 % smaller after brotli.
 *
 * @returns {import('rollup').Plugin}
 */
export function minify() {
  return {
    name: 'portico-minify',
    renderChunk: (code, { name }) => minifyCode(code, {}, name === 'runtime' ? compileAll : null),
  };
}

/**
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
