/**
 * Writes the data of `@portico/first-screen`: the first screens of visitors, as the CDN files have
 * them, with the rules of their classes.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStyles } from '../ui/build/styles.mjs';
import { firstScreens } from './first-screens.mjs';
import { root } from './freshness.mjs';
import { languages, pageKind } from './page-protocol.mjs';
import { reservedHeightRule } from './reserved-height.mjs';
import { withRules } from './rollup-styles.mjs';

/** A module without types, next to its declarations, because it is generated. */
export const screensFile = join(root, 'packages/first-screen/src/screens.generated.js');

export async function writeFirstScreens() {
  const { baseCss, rules } = await compileStyles();
  const used = new Set();
  const screens = {};
  for (const [tag, one] of await firstScreens()) {
    const first = withRules(one, rules);
    for (const rule of first.rules) used.add(rule);
    screens[tag] = describe(first);
  }
  const shared = Object.fromEntries([...used].map(({ order, css }) => [order, css]));
  const data = { baseCss, rules: shared, screens };
  const text = Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
  // Another step of the tests may be reading it.
  const unfinished = screensFile.replace('.generated', `-${process.pid}.generated`);
  writeFileSync(unfinished, text);
  renameSync(unfinished, screensFile);
}

function describe({ screens, rules, reservedHeight }) {
  const ofVisitor = languages.map((language) => screens.get(pageKind(false, false, language)));
  return {
    ...{ id: ofVisitor[0].id, isSkeleton: ofVisitor[0].onlyHeight },
    html: Object.fromEntries(languages.map((language, at) => [language, ofVisitor[at].html])),
    rules: rules.map(({ order }) => order),
    height: reservedHeightRule(':host(:not([hidden]))', reservedHeight),
  };
}
