/**
 * Gives each chunk just the style rules of the classes its code names, so that what is loaded on
 * demand brings its own and a first screen carries no other's.
 */
import { relative } from 'node:path';
import MagicString from 'magic-string';
import { candidatesOf, mayNameClasses, packagesDir } from '../ui/build/sources.mjs';
import { compileStyles, generatedFile } from '../ui/build/styles.mjs';
import { rulesByChunk } from './chunk-rules.mjs';
import { shortClasses, words } from './short-classes.mjs';

const adoptModule = `${packagesDir}ui/src/styles/adopt.ts`;
const placeholder = '__PORTICO_RULES__';
const call = new RegExp(`[\\w$]+\\(${placeholder}\\);?\\n?`, 'g');

/** @returns {import('rollup').Plugin} */
export function chunkStyles() {
  let styles;
  let short;
  let byChunk;
  const isOurs = (id) => !relative(packagesDir, id).startsWith('..') && mayNameClasses(id);
  return {
    name: 'portico-styles',

    async buildStart() {
      styles = await compileStyles();
      short = shortClasses(styles.rules);
    },

    renderStart() {
      byChunk = undefined;
    },

    load(id) {
      if (id !== generatedFile) return null;
      return `export const baseCss = ${JSON.stringify(styles.baseCss)}; export const rules = [];`;
    },

    /** Only here can a module import the function; which rules it gets is known when chunks are. */
    transform(code, id) {
      if (!isOurs(id)) return null;
      const text = new MagicString(code).replace(words, short.shorten);
      text.append(`
import { addRules as addChunkRules } from ${JSON.stringify(adoptModule)};
addChunkRules(${placeholder});`);
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },

    renderChunk(code, chunk, _options, { chunks }) {
      if (!code.includes(placeholder)) return null;
      byChunk ??= rulesByChunk(new Map(Object.entries(chunks).map(withCandidates)), short.rules);
      const rules = byChunk.get(chunk.fileName).map(({ order, css }) => [order, css]);
      let first = rules.length > 0;
      const text = new MagicString(code).replace(call, (found) => {
        const kept = first ? found.replace(placeholder, JSON.stringify(rules)) : '';
        first = false;
        return kept;
      });
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };

  function withCandidates([name, chunk]) {
    const code = Object.entries(chunk.modules)
      .filter(([id]) => isOurs(id))
      .map(([, module]) => module.code ?? '')
      .join('\n');
    const { imports, dynamicImports, isEntry } = chunk;
    return [
      name,
      {
        imports,
        dynamicImports,
        isEntry,
        candidates: candidatesOf(code.replace(words, short.lengthen)),
      },
    ];
  }
}
