/** Reads every widget's declaration from the sources, as plain data. */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findWidgets } from '../../build/widgets.mjs';
import { writeStyles } from '../../ui/build/styles.mjs';
import { importSources } from '../../build/import-sources.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * @typedef {import('../src/define/describe-widget').WidgetDescription & Source} Described
 * @typedef {object} Source
 * @property {string} package  its package's folder name, such as `sign-in`
 * @property {string} name     of the constant that declares it
 * @property {string} file     where, from the package's `src` and without its extension
 */

/**
 * @param {readonly { name: string, file: string }[]} [others]  widgets outside the packages
 * @returns {Promise<Described[]>} by tag
 */
export async function collectWidgets(others = []) {
  await writeStyles();
  const widgets = [...findWidgets(), ...others];
  const imports = widgets.map(
    ({ name, file }, index) => `import { ${name} as widget${index} } from ${JSON.stringify(file)};`,
  );
  const entries = widgets.map(({ name, file }, index) => {
    const [, folder, , ...path] = relative(root, file).split(sep);
    const source = { package: folder, name, file: path.join('/').replace(/\.tsx?$/, '') };
    return `{ ...describeWidget(widget${index}), ...${JSON.stringify(source)} }`;
  });
  const { described } = await importSources(
    'declarations',
    [
      "import { describeWidget } from '@portico/element';",
      ...imports,
      `export const described = [${entries.join(', ')}];`,
    ].join('\n'),
  );
  return described;
}
