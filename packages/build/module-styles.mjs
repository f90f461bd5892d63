/**
 * Gives each module of the built packages the style rules of the classes it names, so that an app
 * has only those of what it imports, and code loaded on demand brings its own.
 */
import { dirname, relative, sep } from 'node:path';
import { candidatesIn, mayNameClasses } from '../ui/build/sources.mjs';
import { byPosition, compileStyles, generatedFile } from '../ui/build/styles.mjs';
import { neededRules } from './chunk-rules.mjs';
import { packagesDir } from './package-sources.mjs';

const ui = `${packagesDir}ui${sep}`;
const pageSheet = `${ui}src${sep}styles${sep}page-sheet.js`;

/** @returns {Promise<(code: string, source: string) => string>} the built code with its rules */
export async function moduleStyles() {
  const { baseCss, rules } = await compileStyles();
  return (code, source) => {
    if (source === generatedFile) return baseModule(baseCss);
    if (!mayNameClasses(source)) return code;
    const own = neededRules(candidatesIn([source]), rules);
    // After the code, whose source map has its line numbers: imports are hoisted.
    return own.length === 0 ? code : `${code}\n${addition(own, source)}`;
  };
}

function addition(rules, source) {
  const from = source.startsWith(ui) ? relativePath(source) : '@portico/ui';
  const text = JSON.stringify(byPosition(rules));
  return `import { addRules } from ${JSON.stringify(from)};\naddRules(${text});\n`;
}

function relativePath(source) {
  const path = relative(dirname(source), pageSheet).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

function baseModule(baseCss) {
  return `export const baseCss = ${JSON.stringify(baseCss)};\nexport const classRules = {};\n`;
}
