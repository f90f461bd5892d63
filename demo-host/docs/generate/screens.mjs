/** The keys of `data-pages`: which tag shows a screen, its placeholders, which tags lead there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../../packages/build/freshness.mjs';
import { findWidgets } from '../../../packages/build/widgets.mjs';
import { code, page, table } from './markdown.mjs';
import { screenNotes } from '../../../packages/build/screen-notes.mjs';

/** @param {string} tag @param {ReadonlyMap<string, ReadonlySet<string>>} leads */
export function screensOf(tag, leads) {
  return {
    shows: Object.keys(screenNotes).filter((name) => screenNotes[name].tag === tag),
    leadsTo: Object.keys(screenNotes).filter((name) => leads.get(name)?.has(tag)),
  };
}

/** A screen in an object that chooses between several: `loan: 'loanDetails'`. */
const chosen = /\b(?:screen|loan|lineOfCredit|deposit|investment): '(\w+)'(?! \|)/g;

/** The screens that a source names as a destination, other than its own. */
function namedIn(text) {
  return [...text.matchAll(chosen)].map(([, name]) => name);
}

/**
 * Which tags lead to each screen: those whose sources name it as a destination.
 *
 * @param {readonly string[]} screens
 * @returns {Promise<Map<string, Set<string>>>}
 */
export async function findLeads(screens) {
  const leads = new Map(screens.map((screen) => [screen, new Set()]));
  await Promise.all(
    findWidgets().map(async ({ tag, file }) => {
      if (tag === 'portico-portal') return;
      for (const source of await sourcesOf(file)) {
        for (const screen of namedIn(readFileSync(join(root, source), 'utf8'))) {
          if (screenNotes[screen]?.tag !== tag) leads.get(screen)?.add(tag);
        }
      }
    }),
  );
  return leads;
}

/** The sources of a tag, without those of core, which belong to no tag. */
async function sourcesOf(file) {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'unused',
    absWorkingDir: root,
    jsx: 'automatic',
    conditions: ['@portico/source'],
    packages: 'bundle',
    external: ['react', 'react-dom'],
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).filter(
    (name) => /^packages\/(?!core|rules|contract|ui)/.test(name) && !name.includes('.sentences'),
  );
}

/**
 * @param {{ screens: readonly string[], presetParts: readonly string[] }} declared
 * @param {ReadonlyMap<string, ReadonlySet<string>>} leads
 */
export function screensTable({ screens, presetParts }, leads) {
  return page(
    ...screens.map((screen) => {
      const { tag, what, example, values: own = [] } = screenNotes[screen];
      const values = screen === 'payment' ? [...own, ...presetParts] : own;
      const led = [...(leads.get(screen) ?? [])].sort();
      const links = (tags) => tags.map((name) => `[${code(name)}](/tags/${name})`).join(', ');
      return page(
        `### ${code(screen)}`,
        `${what}.`,
        table(
          ['', ''],
          [
            ['Example', code(`"${screen}": "${example}"`)],
            ['Placeholders', values.map((value) => code(`{${value}}`)).join(', ') || 'none'],
            ['Shown by', tag ? links([tag]) : 'no tag of its own'],
            ['Led to by', links(led) || 'the session, or no tag'],
          ],
        ),
      ).trim();
    }),
  );
}
