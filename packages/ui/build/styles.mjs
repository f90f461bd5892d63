/**
 * Generates `src/styles/styles.generated.ts` from `src/styles/theme.css` and the classes the
 * packages name, for `packages/build/sources.mjs`.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, Polyfills } from '@tailwindcss/node';
import { writeChanged } from '../../build/write-changed.mjs';
import { postProcess } from './post-process.mjs';
import { candidatesIn, classSources } from './sources.mjs';

const themeFile = fileURLToPath(new URL('../src/styles/theme.css', import.meta.url));
export const generatedFile = fileURLToPath(
  new URL('../src/styles/styles.generated.ts', import.meta.url),
);

/** @returns {Promise<ReturnType<typeof postProcess>>} */
export async function compileStyles(candidates = candidatesIn(classSources())) {
  const compiler = await compile(readFileSync(themeFile, 'utf8'), {
    base: dirname(themeFile),
    onDependency: () => undefined,
    // The theme has its own fallback for browsers that cannot mix colours.
    polyfills: Polyfills.AtProperty,
  });
  return postProcess(compiler.build(candidates));
}

/** @returns {Promise<string[]>} the written file, if it changed */
export async function writeStyles() {
  return writeChanged(generatedFile, moduleText(await compileStyles())) ? [generatedFile] : [];
}

function moduleText({ baseCss, rules }) {
  return `// Made by packages/ui/build/styles.mjs from theme.css and the classes the packages name.

/** Theme and reset: what every screen needs. */
export const baseCss: string =
  ${JSON.stringify(baseCss)};

/**
 * The rules of all classes, by position in Tailwind's order. Empty in the built package: there each
 * module has its own.
 */
export const classRules: Readonly<Record<number, string>> = ${JSON.stringify(byPosition(rules))};
`;
}

/** @param {import('./post-process.mjs').Rule[]} rules @returns {Record<number, string>} */
export function byPosition(rules) {
  return Object.fromEntries(rules.map(({ order, css }) => [order, css]));
}
