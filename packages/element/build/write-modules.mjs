/** Writes the modules that are made from the elements' declarations and the catalogues of texts. */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageSources, packagesDir, pathInSource } from '../../build/package-sources.mjs';
import { writeChanged } from '../../build/write-changed.mjs';
import { collectCalls } from './collect-calls.mjs';
import { collectCatalogues } from './collect-catalogues.mjs';
import { collectSettings } from './collect-settings.mjs';
import { collectWidgets } from './collect.mjs';
import { knownNames, knownNamesModule } from './known-names.mjs';
import { modules } from './modules.mjs';

const knownNamesFile = join(packagesDir, 'core/src/diagnose/catalogue.generated.ts');
const notKnown = /\.test$|^generated\/|\.generated$|^diagnose\//;

/** @returns {Promise<string[]>} the files that changed, absolute */
export async function writeModules() {
  // The sources, which are read below, import it.
  if (!existsSync(knownNamesFile))
    writeChanged(knownNamesFile, knownNamesModule(knownNames([], [], [], [])));
  const widgets = await collectWidgets();
  const settings = await collectSettings();
  const catalogues = await collectCatalogues();
  const calls = collectCalls();
  const files = new Map(
    [...modules(widgets, { catalogues, settings, calls }, dependenciesOf)].map(([path, text]) => [
      join(packagesDir, path),
      text,
    ]),
  );
  removeOthers(files);
  const sources = packageSources(/\.(tsx?|css|mjs)$/)
    .filter((file) => !notKnown.test(pathInSource(file)))
    .map((file) => readFileSync(file, 'utf8'));
  files.set(knownNamesFile, knownNamesModule(knownNames(widgets, catalogues, settings, sources)));
  return [...files].filter(([file, text]) => writeChanged(file, text)).map(([file]) => file);
}

/** @param {string} folder of a package @returns {ReadonlySet<string>} */
function dependenciesOf(folder) {
  const manifest = JSON.parse(readFileSync(join(packagesDir, folder, 'package.json'), 'utf8'));
  return new Set(Object.keys(manifest.dependencies ?? {}));
}

/** Removes what was made from a declaration that is gone. @param {ReadonlyMap<string, string>} files */
function removeOthers(files) {
  for (const name of readdirSync(packagesDir)) {
    const folder = join(packagesDir, name, 'src/generated');
    const made = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
    for (const file of made) if (!files.has(file)) rmSync(file);
  }
}
