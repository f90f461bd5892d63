#!/usr/bin/env node
/**
 * `npm run gallery [-- --only payment] [--name before] [--compare before] [--widths 320,768]
 * [--schemes light] [--locales en]`: pictures of every story in every width, colour scheme and
 * language on one page, `dist/gallery/index.html`, with what changed since an earlier run first.
 *
 * A run is named after the commit. One that was interrupted continues where it ended.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SetupError, root, say } from '../setup/run-command.mjs';
import { inPages, openBrowser } from './browser.mjs';
import { comparePictures, openComparison } from './compare-pictures.mjs';
import { compareRuns } from './compare-runs.mjs';
import { galleryPage } from './page/page.mjs';
import { groupByRendering, parseChoice, planShots, variants } from './plan.mjs';
import { startProgress } from './progress.mjs';
import { chooseEarlier, continueRun, openRuns } from './runs.mjs';
import { openStories, takeShots } from './screenshots.mjs';
import { ensureStorybook } from './storybook.mjs';

const folder = join(root, 'dist', 'gallery');
const runs = openRuns(folder);

try {
  await main(readOptions());
} catch (error) {
  const isExpected = error instanceof SetupError || error instanceof RangeError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

function readOptions() {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: { only: text, name: text, compare: text, widths: text, schemes: text, locales: text },
  });
  const { only, name, compare } = values;
  if (name !== undefined && !/^[\w.-]+$/.test(name)) {
    throw new RangeError('--name may have letters, digits, points, hyphens and underscores.');
  }
  const chosen = Object.entries(variants).map(([option, allowed]) => [
    option,
    parseChoice(values[option], allowed, option),
  ]);
  return { name, compare, selection: { only, ...Object.fromEntries(chosen) } };
}

async function main({ name, compare, selection }) {
  const { sources, stories } = await ensureStorybook();
  const wanted = { name: name ?? nameOf(sources), sources, stories };
  const run = continueRun(runs.read(wanted.name), wanted);
  const shots = planShots(stories, selection);
  if (shots.length === 0) throw new RangeError(`No story has "${selection.only}" in its id.`);
  const earlier = chooseEarlier(runs.list(), run, shots, compare);

  const browser = await openBrowser();
  try {
    await takeMissing(browser, run, shots);
    const changes = earlier && (await findChanges(browser, { run, earlier, shots, selection }));
    writePage(run, shots, changes);
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

async function takeMissing(browser, run, shots) {
  // A story that failed is tried again.
  const isTaken = ({ key }) => run.shots[key] !== undefined && !run.shots[key].problem;
  const missing = shots.filter((shot) => !isTaken(shot));
  if (missing.length < shots.length) say(`${shots.length - missing.length} pictures are there.`);
  if (missing.length === 0) return;
  const progress = startProgress('pictures', missing.length);
  const interrupt = () => {
    progress.end();
    say('Interrupted: the same command continues here.');
    process.exit(130);
  };
  process.once('SIGINT', interrupt);
  await inPages(
    groupByRendering(missing),
    () => openStories(browser),
    async (page, group) => {
      for (const { shot, png, ...picture } of await takeShots(page, group)) {
        run.shots[shot.key] = { file: runs.savePicture(png), ...picture };
      }
      run.takenAt = new Date().toISOString();
      runs.save(run);
      progress.add(group.length);
    },
  );
  process.off('SIGINT', interrupt);
  progress.end();
}

async function findChanges(browser, { run, earlier, shots, selection }) {
  const { different, ...rest } = compareRuns(shots, run, earlier, selection.only);
  const changed = new Map();
  if (different.length > 0) {
    const progress = startProgress('comparisons', different.length);
    await inPages(
      different,
      () => openComparison(browser),
      async (page, { key }) => {
        const [before, after] = [earlier, run].map(({ shots }) =>
          runs.readPicture(shots[key].file),
        );
        const { png, ...difference } = await comparePictures(page, before, after);
        if (difference.changed > 0) {
          changed.set(key, { ...difference, file: runs.savePicture(png) });
        }
        progress.add(1);
      },
    );
    progress.end();
  }
  return { earlier, changed, ...rest };
}

function writePage(run, shots, changes) {
  for (const file of ['gallery.css', 'filter.js']) {
    copyFileSync(fileURLToPath(new URL(`page/${file}`, import.meta.url)), join(folder, file));
  }
  writeFileSync(join(folder, 'index.html'), galleryPage(run, shots, changes));
  const differences = [...(changes?.changed.values() ?? [])].map(({ file }) => file);
  runs.deleteOld([run.name, ...(changes ? [changes.earlier.name] : [])], differences);
  if (changes) {
    say(
      `Since ${changes.earlier.name}: ${changes.changed.size} pictures changed, ` +
        `${changes.added.length} stories new, ${changes.removed.length} missing.`,
    );
  }
  say(`${relative(root, join(folder, 'index.html'))}: ${shots.length} pictures, run ${run.name}.`);
}
