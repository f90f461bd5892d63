import { rollup } from 'rollup';
import options from '../../rollup.config.mjs';

const floor = 'floor';
const ours = /^portico-(widget-entries|styles|loader|drop-documentation)$/;

/** React and react-dom alone, through the same plugins as the CDN files. @returns {Promise<string>} */
export async function buildFloor() {
  const entry = {
    name: floor,
    resolveId: (id) => (id === floor ? id : null),
    load: (id) =>
      id === floor
        ? `export { createElement, useState } from 'react'; export { createRoot } from 'react-dom/client';`
        : null,
  };
  const bundle = await rollup({
    input: floor,
    plugins: [entry, ...options.plugins.filter(({ name }) => !ours.test(name))],
    onwarn: options.onwarn,
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}
