/**
 * Prepares what the suite tests: the built CDN files, their tags' declarations, and its own
 * widgets.
 */
import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { apiBodies } from './server/api-bodies.mjs';
import { findSections } from '../../packages/build/sentences/sections.mjs';
import { alias, cdnName } from '../../packages/build/runtime/runtime.mjs';
import { importSources } from '../../packages/build/import-sources.mjs';
import { writeFirstScreens } from '../../packages/build/npm-first-screens.mjs';
import { collectWidgets } from '../../packages/element/build/collect.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cdn = join(root, 'dist', cdnName);
// Of this process: the engines run at the same time.
const own = join(root, 'node_modules', '.cache', 'portico-elements', `${cdnName}-${process.pid}`);
process.once('exit', () => rmSync(own, { recursive: true, force: true }));

/**
 * @typedef {object} Suite
 * @property {string} cdn        folder of the built CDN files
 * @property {import('./server/api-bodies.mjs').ApiBodies} bodies  the API's answers
 * @property {typeof import('../../packages/first-screen/src/index').firstScreen} firstScreen
 * @property {object} sentences  a lender's file of sentences
 * @property {string} storybook  folder of the built Storybook
 * @property {string} widgets    folder of the suite's own widgets
 * @property {object[]} elements the declaration of each tag, with its file; the suite's own has
 *   none
 */

/** @returns {Promise<Suite>} */
export async function prepare() {
  // A copy, so that a build during the run does not remove the files.
  const folder = join(own, 'cdn');
  cpSync(builtFolder(), folder, { recursive: true });
  const { tags } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const declared = await collectWidgets([
    { name: 'sample', file: join(root, 'tests/elements/widgets/sample.tsx') },
  ]);
  const describe = (tag, entry) => {
    const description = declared.find((one) => one.tag === tag);
    if (description === undefined) throw new Error(`${tag} is built, but no longer declared`);
    return { ...description, entry };
  };
  await writeFirstScreens();
  const { firstScreen } = await importSources(
    'first-screen',
    "export { firstScreen } from '@portico/first-screen';",
  );
  return {
    cdn: folder,
    firstScreen,
    storybook: builtStorybook(),
    widgets: await buildWidgets(),
    bodies: await apiBodies(join(own, 'api')),
    sentences: { ar: pseudoArabic() },
    elements: [
      ...Object.entries(tags).map(([tag, { entry }]) => describe(tag, entry)),
      describe('portico-sample', undefined),
    ],
  };
}

/** Every sentence of the suite as one of a language that is written from right to left. */
function pseudoArabic() {
  const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';
  const write = (sentence) =>
    sentence.replace(/\{\w+\}|[a-z]/gi, (found) =>
      found.length > 1 ? found : letters[found.toLowerCase().charCodeAt(0) - 97],
    );
  return Object.fromEntries(
    findSections().flatMap(({ group, built }) =>
      Object.entries(built.get('en') ?? {}).map(([key, text]) => [`${group}.${key}`, write(text)]),
    ),
  );
}

function builtFolder() {
  const version = existsSync(cdn) ? readdirSync(cdn).sort().at(-1) : undefined;
  if (version !== undefined && existsSync(join(cdn, version, 'manifest.json'))) {
    return join(cdn, version);
  }
  console.error('The suite tests the built CDN files: run npm run build:cdn first.');
  process.exit(1);
}

function builtStorybook() {
  const folder = join(root, 'dist/storybook');
  if (existsSync(join(folder, 'index.json'))) return folder;
  console.error(
    "The suite tests the dialogs of the built Storybook: run 'npm run build:storybook' first.",
  );
  process.exit(1);
}

/** The suite's own widgets, bundled with a separate copy of the suite. */
async function buildWidgets() {
  const outdir = join(own, 'widgets');
  await build({
    entryPoints: [join(root, 'tests/elements/widgets/register.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@portico/source'],
    alias,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outdir;
}
