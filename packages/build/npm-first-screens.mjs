/**
 * Writes the data of `@portico/first-screen`: the first screens of visitors, as the CDN files have
 * them, with the rules of their classes.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byPosition, compileStyles } from '../ui/build/styles.mjs';
import { firstScreens } from './first-screens.mjs';
import { root } from './freshness.mjs';
import { languages, pageKind } from './page-protocol.mjs';
import { reservedHeightRule } from './reserved-height.mjs';

/** A module without types, next to its declarations, because it is generated. */
export const screensFile = join(root, 'packages/first-screen/src/screens.generated.js');

/**
 * The first screens of visitors, for what is not loaded from the CDN.
 *
 * @returns {Promise<{ baseCss: string, screens: Map<string, VisitorScreen> }>} by tag
 *
 * @typedef {object} VisitorScreen
 * @property {string} id as in `TagScreens`
 * @property {boolean} isSkeleton the screen is known only in the page
 * @property {Readonly<Record<string, string>>} html by language, with its texts marked
 * @property {Readonly<Record<string, string>>} plainHtml the same in plain words
 * @property {readonly import('../ui/build/post-process.mjs').Rule[]} rules of its classes
 * @property {string} height the rule that reserves the element's height
 */
export async function visitorScreens() {
  const { baseCss, rules: all } = await compileStyles();
  const screens = new Map();
  for (const [tag, { id, screens: ofKinds, rules, reservedHeight }] of await firstScreens(all)) {
    const screenOf = (isPlain, language) => ofKinds.get(pageKind(false, isPlain, language));
    const htmlOf = (isPlain) =>
      Object.fromEntries(languages.map((language) => [language, screenOf(isPlain, language).html]));
    screens.set(tag, {
      ...{ id, isSkeleton: screenOf(false, languages[0]).onlyHeight, rules },
      ...{ html: htmlOf(false), plainHtml: htmlOf(true) },
      height: reservedHeightRule(':host(:not([hidden]))', reservedHeight),
    });
  }
  return { baseCss, screens };
}

export async function writeFirstScreens() {
  const { baseCss, screens } = await visitorScreens();
  const used = [...screens.values()].flatMap(({ rules }) => rules);
  const described = [...screens].map(([tag, { id, isSkeleton, html, rules, height }]) => {
    return [tag, { id, isSkeleton, html, rules: rules.map(({ order }) => order), height }];
  });
  const data = { baseCss, rules: byPosition(used), screens: Object.fromEntries(described) };
  const text = Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
  // Another step of the tests may be reading it.
  const unfinished = screensFile.replace('.generated', `-${process.pid}.generated`);
  writeFileSync(unfinished, text);
  renameSync(unfinished, screensFile);
}
