/** Bundles the floor as the CDN files are bundled, but into one file: nobody would let it wait for a second. */
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import options from '../../../rollup.config.mjs';

/** What only widgets and their styles need. */
const isOurs = ({ name }) =>
  /^portico-(widget-entries|styles|first-screens|loader|notices|drop-documentation)$/.test(name);
const general = (plugins) => plugins.filter((plugin) => !isOurs(plugin));

/** @returns {Promise<Map<string, string>>} file name → code: `floor.js` */
export async function buildFloor() {
  const bundle = await rollup({
    input: { floor: fileURLToPath(new URL('floor.tsx', import.meta.url)) },
    plugins: general(options.plugins),
    onwarn: options.onwarn,
  });
  const { output } = await bundle.generate({
    ...options.output,
    plugins: general(options.output.plugins),
    entryFileNames: '[name].js',
    sourcemap: false,
    manualChunks: undefined,
  });
  await bundle.close();
  return new Map(
    output.filter(({ type }) => type === 'chunk').map(({ fileName, code }) => [fileName, code]),
  );
}
