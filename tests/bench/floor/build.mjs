/** Bundles a floor like an ordinary form: `vite build` with default settings. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * @param {string} [source]  `floor.tsx` or `figures.tsx`, the pages' in React, or `form.tsx`, the walk's in preact
 * @returns {Promise<Map<string, string>>} file name → code: `floor.js` of `floor.tsx`
 */
export async function buildFloor(source = 'floor.tsx') {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rollupOptions: { input: `${root}${source}`, output: { entryFileNames: '[name].js' } },
    },
  });
  return new Map(
    output.filter(({ type }) => type === 'chunk').map(({ fileName, code }) => [fileName, code]),
  );
}
