import { minify as terser } from 'terser';

/**
 * Terser rather than esbuild, which transpiles: what it makes is a twentieth smaller after brotli,
 * and the bytes of a first screen count more than a few seconds of a build.
 *
 * @returns {import('rollup').Plugin}
 */
export function minify() {
  return {
    name: 'portico-minify',
    renderChunk: (code) => minifyCode(code, {}),
  };
}

/**
 * @param {string} code
 * @param {import('terser').SourceMapOptions} sourceMap
 * @returns {Promise<{ code: string, map: string }>}
 */
export async function minifyCode(code, sourceMap) {
  const { code: minified, map } = await terser(code, {
    ecma: 2020,
    module: true,
    compress: { passes: 3 },
    format: { comments: false },
    sourceMap,
  });
  return { code: minified, map };
}
