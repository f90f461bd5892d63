/** Reads every widget's declaration from the sources, as plain data. */
import { mkdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { findWidgets } from '../../build/widgets.mjs';
import { writeStyles } from '../../ui/build/styles.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const outfile = join(root, 'node_modules', '.cache', 'portico-build', 'declarations.mjs');

/**
 * @typedef {import('../src/define/describe-widget').WidgetDescription & { package: string }} Described
 *   with its package's folder name, such as `sign-in`
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
  const entries = widgets.map(({ file }, index) => {
    const [, folder] = relative(root, file).split(sep);
    return `{ ...describeWidget(widget${index}), package: ${JSON.stringify(folder)} }`;
  });
  mkdirSync(join(outfile, '..'), { recursive: true });
  await build({
    stdin: {
      contents: [
        "import { describeWidget } from '@portico/element';",
        ...imports,
        `export const described = [${entries.join(', ')}];`,
      ].join('\n'),
      resolveDir: join(root, 'packages', 'portal'),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['@portico/source'],
    external: ['react', 'react-dom'],
    // Some libraries inside are CommonJS.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  const fresh = `${pathToFileURL(outfile).href}?${performance.now()}`;
  const { described } = await import(fresh);
  return described;
}
