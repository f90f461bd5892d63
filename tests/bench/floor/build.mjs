/** Bundles the floor as the CDN files are bundled: one chunk for React, one for the rest. */
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import esbuild, { minify } from 'rollup-plugin-esbuild';
import { production } from '../../../packages/build/rollup-production.mjs';

const target = 'es2022';

/** @returns {Promise<Map<string, string>>} file name → code; `floor.js` is the entry */
export async function buildFloor() {
  const bundle = await rollup({
    input: { floor: fileURLToPath(new URL('floor.tsx', import.meta.url)) },
    plugins: [
      production(),
      nodeResolve({ browser: true, extensions: ['.tsx', '.ts', '.mjs', '.js'] }),
      commonjs(),
      esbuild({ target, jsx: 'automatic', tsconfig: false }),
      minify({ target, legalComments: 'none' }),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    manualChunks: (id) => (id.includes('node_modules') ? 'react' : undefined),
  });
  await bundle.close();
  return new Map(
    output.filter(({ type }) => type === 'chunk').map(({ fileName, code }) => [fileName, code]),
  );
}
