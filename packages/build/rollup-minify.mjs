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
    async renderChunk(code) {
      const result = await terser(code, {
        ecma: 2020,
        module: true,
        compress: { passes: 3 },
        format: { comments: false },
        sourceMap: true,
      });
      return { code: result.code, map: result.map };
    },
  };
}
