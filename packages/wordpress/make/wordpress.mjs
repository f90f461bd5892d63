/**
 * Builds `dist/wordpress/portico-<version>.zip`: the plugin with its blocks, the first screens and
 * the suite's files. The folder it packs stays beside it.
 */
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { cdnOutput } from '../../build/cdn.mjs';
import { hashOf, root } from '../../build/freshness.mjs';
import { visitorScreens } from '../../build/npm-first-screens.mjs';
import { shortName } from '../../build/widgets.mjs';
import { blockOf, readCatalogue } from './catalogue.mjs';
import { template } from './translations.mjs';
import { zip } from './zip.mjs';

const here = join(root, 'packages/wordpress');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const output = join(root, 'dist/wordpress');

/** The unpacked plugin. */
export const pluginFolder = join(output, 'portico');
export const wordpressOutput = join(output, `portico-${version}.zip`);

export const wordpressInputs = () =>
  hashOf([here, cdnOutput, join(root, 'packages/build/screen-notes.mjs')]);

/** Writes folder and zip; the CDN files must be built. @returns {Promise<number>} bytes of the zip */
export async function buildWordpress() {
  const folder = `${pluginFolder}.${process.pid}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copySources(folder);
  cpSync(dirname(cdnOutput), join(folder, 'suite'), {
    recursive: true,
    filter: (file) => !/\.(map|html)$/.test(file),
  });
  await writeScreens(join(folder, 'screens'));
  const catalogue = await readCatalogue();
  writeJson(join(folder, 'catalogue.json'), catalogue);
  for (const [name, tag] of Object.entries(catalogue.tags)) {
    writeJson(join(folder, 'blocks', name, 'block.json'), blockOf(name, tag, version));
  }
  write(join(folder, 'languages/portico.pot'), template(folder, catalogue, version));
  const bytes = zip(folder, 'portico');
  rmSync(pluginFolder, { recursive: true, force: true });
  renameSync(folder, pluginFolder);
  writeFileSync(wordpressOutput, bytes);
  return bytes.length;
}

/** The plugin's own files, with the version where they name it, and the licence. */
function copySources(folder) {
  const sources = join(here, 'plugin');
  cpSync(sources, folder, { recursive: true });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  for (const name of readdirSync(sources).filter((file) => /\.(php|txt)$/.test(file))) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('{{version}}', version));
  }
}

/** The first screens of visitors, of each tag `<name>.json` and `<name>.css`. */
async function writeScreens(folder) {
  const { baseCss, screens } = await visitorScreens();
  for (const [tag, { id, isSkeleton, html, plainHtml, rules, height }] of screens) {
    const file = join(folder, shortName(tag));
    writeJson(`${file}.json`, { id, isSkeleton, html: { own: html, plain: plainHtml } });
    write(`${file}.css`, [height, baseCss, ...rules.map(({ css }) => css)].join('\n'));
  }
}

const writeJson = (file, value) => write(file, JSON.stringify(value));

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
