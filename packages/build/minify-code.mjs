import { transform } from 'esbuild';
import { minify as terser } from 'terser';
import { isQuick } from './freshness.mjs';

const options = {
  ecma: 2022,
  module: true,
  compress: { passes: 3, unsafe_arrows: true, hoist_funs: true },
  // The code is never inside a page's markup.
  format: { comments: false, inline_script: false },
};

/**
 * Terser rather than esbuild, which transpiles: its output is 5 % smaller after brotli. A quick build
 * takes esbuild, in a hundredth of the time.
 *
 * @param {string} code
 * @param {import('terser').SourceMapOptions} [sourceMap]
 * @param {string | null} [preamble]  the first line
 * @returns {Promise<{ code: string, map: string }>}
 */
export async function minifyCode(code, sourceMap = {}, preamble = null) {
  if (isQuick) return minifyQuickly(code, sourceMap, preamble);
  const format = { ...options.format, preamble };
  const { code: minified, map } = await terser(code, { ...options, format, sourceMap });
  return { code: minified, map };
}

async function minifyQuickly(code, { filename }, preamble) {
  const { code: minified, map } = await transform(code, {
    ...{ minify: true, target: 'es2022', format: 'esm', legalComments: 'none' },
    ...{ sourcemap: 'external', sourcefile: filename },
    ...(preamble && { banner: preamble }),
  });
  return { code: minified, map };
}
