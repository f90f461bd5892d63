import { rollup } from 'rollup';
import options from '../../rollup.config.mjs';

const floor = 'floor';
const isOurs = ({ name }) =>
  /^portico-(widget-entries|styles|first-screens|loader|notices|jsx|runtime)$/.test(name);
const general = (plugins) => plugins.filter((plugin) => !isOurs(plugin));

/**
 * All of React and react-dom, without Portico, bundled like the CDN files. @returns
 * {Promise<string>}
 */
export async function buildFloor() {
  const entry = {
    name: floor,
    resolveId: (id) => (id === floor ? id : null),
    load: (id) =>
      id === floor
        ? `export { default } from 'react'; export { createRoot } from 'react-dom/client';`
        : null,
  };
  const bundle = await rollup({
    input: floor,
    plugins: [entry, ...general(options.plugins)],
    onwarn: options.onwarn,
  });
  const { output } = await bundle.generate({
    format: options.output.format,
    generatedCode: options.output.generatedCode,
    plugins: general(options.output.plugins),
  });
  await bundle.close();
  return output[0].code;
}
