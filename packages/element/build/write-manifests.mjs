/**
 * Writes what editors and other frameworks read of a built package. The generators of
 * `custom-elements.json` and of each format read classes, or its types as words: of
 * `Readonly<Record<string, boolean>> | string` they offer parts as values, and what a property or an
 * event of Vue and Svelte is typed by they do not import. So the formats are made here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesDir } from '../../build/package-sources.mjs';
import { byPackage, collectWidgets } from './collect.mjs';
import { customElementsManifest } from './custom-elements.mjs';
import { svelteTypes, vueTypes, webTypes } from './framework-types.mjs';
import { htmlData } from './html-data.mjs';

/** Of every package with elements, into its `dist`. */
export async function writeManifests() {
  for (const [folder, widgets] of byPackage(await collectWidgets())) {
    const { name, version } = readJson(join(packagesDir, folder, 'package.json'));
    const json = {
      'custom-elements.json': customElementsManifest(widgets),
      'html-data.json': htmlData(widgets),
      'web-types.json': webTypes({ name, version }, widgets),
    };
    const write = (file, text) => writeFileSync(join(packagesDir, folder, 'dist', file), text);
    for (const [file, data] of Object.entries(json)) write(file, JSON.stringify(data, null, 2));
    write('vue.d.ts', vueTypes(widgets));
    write('svelte.d.ts', svelteTypes(widgets));
  }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
