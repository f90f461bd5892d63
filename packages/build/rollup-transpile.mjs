import esbuild from 'rollup-plugin-esbuild';

/**
 * Removes types and JSX, and what only development needs. Leaves resolution to node-resolve:
 * esbuild's plugin would resolve relative paths without `sideEffects` of their package.json, and
 * modules that nothing uses would stay.
 *
 * @param {import('rollup-plugin-esbuild').Options} options
 * @returns {import('rollup').Plugin}
 */
export function transpile(options) {
  return {
    ...esbuild({
      ...{ tsconfig: false, exclude: [], minifySyntax: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      ...options,
    }),
    resolveId: undefined,
  };
}
