import esbuild from 'rollup-plugin-esbuild';

/**
 * Removes types and JSX, and what only development needs. Leaves resolution to node-resolve:
 * esbuild's plugin would resolve relative paths without `sideEffects` of their package.json, and
 * modules that nothing uses would stay.
 *
 * @returns {import('rollup').Plugin}
 */
export function transpile() {
  return {
    ...esbuild({
      ...{ target: 'es2022', jsx: 'automatic', tsconfig: false, minifySyntax: true },
      ...{ include: /\.[cm]?[jt]sx?$/, exclude: [] },
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    resolveId: undefined,
  };
}
