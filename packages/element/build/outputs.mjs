/** Everything that is generated from the declarations, as file name → text. Pure. */
import { customElementsManifest } from './custom-elements.mjs';
import { jsxTypes, moduleOf, registerModule, tagModule, textKeys } from './element-types.mjs';
import { svelteTypes, vueTypes, webTypes } from './framework-types.mjs';
import { htmlData } from './html-data.mjs';
import { reactComponents, reactIndex, reactTable } from './react-components.mjs';
import { readmeTables } from './readme-tables.mjs';

/** The text between these markers in a README is generated. */
const begin = '<!-- elements: generated -->';
const end = '<!-- /elements -->';

/**
 * @typedef {import('./collect.mjs').Described} Described
 * @typedef {import('./collect-catalogues.mjs').Catalogue} Catalogue
 */

/**
 * @param {readonly Described[]} widgets
 * @param {readonly Catalogue[]} catalogues
 * @param {(file: string) => string | undefined} read  the current text of a README or package.json
 * @returns {Map<string, { text: string, parser: string }>} by path from the repository root
 */
export function outputs(widgets, catalogues, read) {
  const files = new Map();
  const groups = byPackage(widgets);
  for (const [folder, own] of groups) {
    const add = (name, text, parser) => files.set(`packages/${folder}/${name}`, { text, parser });
    const manifest = JSON.parse(read(`packages/${folder}/package.json`) ?? '{}');
    const needs = (name) => `@portico/${name}` in (manifest.dependencies ?? {});
    const inside = [...groups].flatMap(([name, others]) => (needs(name) ? others : []));
    const shared = catalogues.filter((one) => needs(one.package) && !groups.has(one.package));

    add('custom-elements.json', JSON.stringify(customElementsManifest(own)), 'json');
    add('html-data.json', JSON.stringify(htmlData(own)), 'json');
    add('web-types.json', JSON.stringify(webTypes(manifest, own)), 'json');
    add('vue.d.ts', vueTypes(own), 'typescript');
    add('svelte.d.ts', svelteTypes(own), 'typescript');
    add('package.json', JSON.stringify(withTags(manifest, own)), 'json-stringify');
    add('src/register.ts', registerModule(own), 'typescript');
    add('src/elements.ts', jsxTypes(own), 'typescript');
    const texts = catalogues.filter((one) => one.package === folder);
    add('src/text-keys.ts', textKeys(texts, shared), 'typescript');
    files.set(`packages/react/src/elements/${folder}.ts`, {
      text: reactComponents(own, inside, texts, shared),
      parser: 'typescript',
    });
    for (const widget of own) {
      add(`src/${moduleOf(widget)}.ts`, tagModule(widget, inside), 'typescript');
    }
    const readme = read(`packages/${folder}/README.md`);
    if (readme !== undefined)
      add('README.md', withReference(readme, readmeTables(own)), 'markdown');
  }
  files.set('packages/react/src/index.ts', { text: reactIndex(groups), parser: 'typescript' });
  const readme = 'packages/react/README.md';
  files.set(readme, {
    text: withReference(read(readme) ?? '', reactTable(widgets)),
    parser: 'markdown',
  });
  return files;
}

/** The package's manifest with one export per tag. */
function withTags(manifest, widgets) {
  const others = Object.entries(manifest.exports).filter(
    ([path]) => !/^\.\/(portico-|vue$|svelte$)/.test(path),
  );
  const tags = widgets.map((widget) => {
    const path = moduleOf(widget);
    const target = {
      '@portico/source': `./src/${path}.ts`,
      types: `./dist/${path}.d.ts`,
      default: `./dist/${path}.js`,
    };
    return [`./${widget.tag}`, target];
  });
  const types = ['vue', 'svelte'].map((name) => [`./${name}`, { types: `./${name}.d.ts` }]);
  const data = ['custom-elements.json', 'html-data.json', 'web-types.json'];
  return {
    ...manifest,
    'web-types': 'web-types.json',
    files: ['dist', ...data, ...types.map(([, { types: file }]) => file.slice(2)), 'README.md'],
    exports: Object.fromEntries([...others, ...types, ...tags]),
  };
}

/** Replaces the reference, or appends it to a README that has none. */
function withReference(readme, tables) {
  const reference = `${begin}\n\n${tables}\n\n${end}`;
  return readme.includes(begin)
    ? readme.replace(new RegExp(`${begin}[^]*?${end}`), () => reference)
    : `${readme}\n${reference}\n`;
}

function byPackage(widgets) {
  const groups = new Map();
  for (const widget of widgets) {
    groups.set(widget.package, [...(groups.get(widget.package) ?? []), widget]);
  }
  return groups;
}
