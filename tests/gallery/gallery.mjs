#!/usr/bin/env node
/**
 * `npm run gallery [-- --only payment] [--name before] [--compare before] [--widths 320,768]
 * [--schemes light] [--locales en] [--words plain]`: pictures of every story in every width, colour scheme and
 * language on one page, `dist/gallery/index.html`, with what changed since an earlier run first.
 *
 * With `--pdf` it also writes `dist/gallery/gallery.pdf`, by default of two widths in light.
 *
 * A run is named after the commit. One that was interrupted continues where it ended.
 */
import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError, root, say } from '../setup/run-command.mjs';
import { openBrowser } from './browser.mjs';
import { makeGallery } from './make-gallery.mjs';
import { parseChoice, planShots, variants } from './plan.mjs';
import { printGallery, printedVariants } from './print.mjs';
import { chooseEarlier, continueRun, openRuns } from './runs.mjs';
import { ensureStorybook } from './storybook.mjs';

const folder = join(root, 'dist', 'gallery');
const runs = openRuns(folder);

try {
  await main(readOptions());
} catch (error) {
  const isExpected =
    error instanceof SetupError ||
    error instanceof RangeError ||
    String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

function readOptions() {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      only: text,
      name: text,
      compare: text,
      widths: text,
      schemes: text,
      locales: text,
      words: text,
      pdf: { type: 'boolean', default: false },
    },
  });
  const { only, name, compare, pdf, words = '' } = values;
  if (name !== undefined && !/^[\w.-]+$/.test(name)) {
    throw new RangeError('--name may have letters, digits, points, hyphens and underscores.');
  }
  if (!['', 'plain'].includes(words)) throw new RangeError('--words may be plain.');
  const chosen = Object.entries(variants).map(([option, allowed]) => [
    option,
    parseChoice(values[option] ?? (pdf ? printedVariants[option] : undefined), allowed, option),
  ]);
  return { name, compare, pdf, selection: { only, words, ...Object.fromEntries(chosen) } };
}

async function main({ name, compare, pdf, selection }) {
  const { sources, stories } = await ensureStorybook();
  const wanted = { name: name ?? nameOf(sources), sources, stories };
  const run = continueRun(runs.read(wanted.name), wanted);
  const shots = planShots(stories, selection);
  if (shots.length === 0) throw new RangeError(`No story has "${selection.only}" in its id.`);
  const earlier = chooseEarlier(runs.list(), run, shots, compare);

  const browser = await openBrowser();
  try {
    await makeGallery(browser, { folder, run, shots, earlier, only: selection.only });
    if (pdf) say(`${relative(root, await printGallery(browser, folder))} is printed.`);
  } finally {
    await browser.close();
  }
}

/** The commit, and with uncommitted changes a part of the sources' hash. */
function nameOf(sources) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', 'HEAD');
  return git('status', '--porcelain') === '' ? commit : `${commit}-${sources.slice(0, 4)}`;
}
