/** The modules made from the elements' declarations, as path → text. Pure. */
import { callTagsModule, propertiesModule, settingsModule, setupSettingsModule } from './lists.mjs';
import { settingsOf } from './collect-settings.mjs';
import { byPackage } from './collect.mjs';
import { jsxTypes, registerModule, tagModule, textKeys } from './element-types.mjs';
import { reactComponents, reactIndex } from './react-components.mjs';

/**
 * @typedef {import('./collect.mjs').Described} Described
 * @typedef {import('./collect-catalogues.mjs').Catalogue} Catalogue
 */

/**
 * @param {readonly Described[]} widgets
 * @param {object} known
 * @param {readonly Catalogue[]} known.catalogues
 * @param {readonly import('./collect-settings.mjs').SettingDescription[]} known.settings
 * @param {Readonly<Record<string, readonly string[]>>} known.calls
 * @param {(folder: string) => ReadonlySet<string>} dependenciesOf  a package
 * @returns {Map<string, string>} by path from `packages`
 */
export function modules(widgets, { catalogues, settings, calls }, dependenciesOf) {
  const files = new Map();
  const groups = byPackage(
    widgets.map((widget) => ({ ...widget, settings: settingsOf(settings, widget.tag) })),
  );
  for (const [folder, own] of groups) {
    const needs = (name) => dependenciesOf(folder).has(`@portico/${name}`);
    const inside = [...groups].flatMap(([name, others]) => (needs(name) ? others : []));
    const texts = catalogues.filter((one) => one.package === folder);
    const shared = catalogues.filter((one) => needs(one.package) && !groups.has(one.package));
    const add = (name, text) => files.set(`${folder}/src/generated/${name}.ts`, text);
    add('register', registerModule(own));
    add('elements', jsxTypes(own));
    add('text-keys', textKeys(texts, shared));
    for (const widget of own) add(widget.tag, tagModule(widget, inside));
    files.set(`react/src/generated/${folder}.ts`, reactComponents(own, inside, texts, shared));
  }
  files.set('element/src/generated/settings.ts', settingsModule(settings));
  files.set('contract/src/generated/call-tags.ts', callTagsModule(calls));
  files.set('contract/src/generated/settings.ts', setupSettingsModule(settings));
  files.set('element/src/generated/properties.ts', propertiesModule(widgets));
  return files.set('react/src/generated/index.ts', reactIndex(groups));
}
