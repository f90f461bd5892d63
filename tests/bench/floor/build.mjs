/** Bundles the floor like an ordinary React form: `vite build` with default settings. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** @returns {Promise<Map<string, string>>} file name → code: `floor.js` */
export async function buildFloor() {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rollupOptions: { input: `${root}floor.tsx`, output: { entryFileNames: '[name].js' } },
    },
  });
  return new Map(
    output.filter(({ type }) => type === 'chunk').map(({ fileName, code }) => [fileName, code]),
  );
}
