/**
 * Gives each chunk only the style rules of the classes its code names, so that a chunk loaded on
 * demand contains its own and a first screen contains no others.
 */
import { relative } from 'node:path';
import MagicString from 'magic-string';
import { candidatesOf, mayNameClasses } from '../ui/build/sources.mjs';
import { compileStyles } from '../ui/build/styles.mjs';
import { closure, rulesByChunk } from './chunk-rules.mjs';
import { firstScreens, shortHash } from './first-screens.mjs';
import { packagesDir } from './package-sources.mjs';
import { entryRules } from './rollup-widget-entries.mjs';
import { tagOf } from './widgets.mjs';

const adoptModule = `${packagesDir}ui/src/styles/adopt.ts`;

/** @returns {import('rollup').Plugin & { api: { styles: () => object, first: (tag: string) => import('./first-screens.mjs').TagScreens } }} */
export function chunkStyles() {
  let styles;
  let key;
  let sheet;
  let firsts;
  /** Rules by a module of the chunk that needs them. */
  let byModule;
  const isOurs = (id) => !relative(packagesDir, id).startsWith('..') && mayNameClasses(id);
  const firstOf = ({ facadeModuleId }) => firsts.get(tagOf(facadeModuleId));
  return {
    name: 'portico-styles',

    api: {
      /** The base styles, and the key under which a page stores the sheet of this build. */
      styles: () => ({ baseCss: styles.baseCss, key }),
      first: (tag) => firsts.get(tag),
    },

    async buildStart() {
      styles = await compileStyles();
      key = `portico.${shortHash(styles)}`;
      sheet = `globalThis[Symbol.for(${JSON.stringify(key)})]`;
      firsts = await firstScreens(styles.rules);
    },

    /** A first screen creates the sheet, to which all later code adds its rules. */
    load(id) {
      if (id !== adoptModule) return null;
      return `export const adoptStyles = (root) => ${sheet}.adoptStyles(root);`;
    },

    renderChunk(code, chunk, _options, { chunks }) {
      // Of the draft, in which a chunk has only what every tag that loads it needs.
      byModule ??= rulesByModule(chunks);
      const rules = rulesOf(chunk, new Map(Object.entries(chunks)));
      // If an entry imports it, there is no sheet yet, and the entry contains its rules.
      const add = `${sheet}?.addRules(${JSON.stringify(linesOf(rules))})`;
      const text = new MagicString(code);
      if (code.includes(entryRules)) text.replace(entryRules, () => (rules.length ? add : '0'));
      else if (rules.length > 0) text.append(`\n${add};`);
      else return null;
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };

  /** All modules of a chunk of the draft stay in one file, so that any of them stands for it. */
  function rulesByModule(chunks) {
    const byChunk = rulesByChunk(new Map(Object.entries(chunks).map(described)), styles.rules);
    return new Map([...byChunk].map(([name, rules]) => [modulesOf(chunks[name])[0], rules]));
  }

  /** An entry's imports run before there is a sheet, so that it adds their rules too. */
  function rulesOf(chunk, chunks) {
    const files = chunk.isEntry ? [...closure(chunk.fileName, chunks)] : [chunk.fileName];
    const modules = files.flatMap((file) => modulesOf(chunks.get(file)));
    const needed = new Set(modules.flatMap((id) => byModule.get(id) ?? []));
    const present = new Set(firstOf(chunk)?.rules);
    return styles.rules.filter((rule) => needed.has(rule) && !present.has(rule));
  }

  function described([name, chunk]) {
    const own = Object.entries(chunk.modules).filter(([id]) => isOurs(id));
    const candidates = candidatesOf(own.map(([, { code }]) => code ?? '').join('\n'));
    return [name, { ...chunk, candidates, before: new Set(firstOf(chunk)?.rules) }];
  }
}

const modulesOf = ({ moduleIds, facadeModuleId }) => [...moduleIds, facadeModuleId];

/**
 * Rules as lines, each preceded by its order minus the previous one, as `Sheet` reads them.
 *
 * @param {readonly import('../ui/build/post-process.mjs').Rule[]} rules
 */
export function linesOf(rules) {
  return rules
    .map(({ order, css }, index) => `${order - (rules[index - 1]?.order ?? 0)}${css}`)
    .join('\n');
}
