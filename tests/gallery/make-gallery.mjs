/** Takes the pictures of a run, compares them with an earlier run's and writes the page. */
import { copyFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, say } from '../setup/run-command.mjs';
import { inPages } from './browser.mjs';
import { comparePictures, openComparison } from './compare-pictures.mjs';
import { compareRuns } from './compare-runs.mjs';
import { galleryPage } from './page/page.mjs';
import { groupByRendering } from './plan.mjs';
import { startProgress } from './progress.mjs';
import { openRuns } from './runs.mjs';
import { openStories, takeShots } from './screenshots.mjs';

/**
 * @typedef {object} Gallery
 * @property {string} folder  of the page, the runs and the pictures
 * @property {import('./runs.mjs').Run} run
 * @property {readonly import('./plan.mjs').Shot[]} shots  what the page shows
 * @property {import('./runs.mjs').Run} [earlier]  what it is compared with
 * @property {string} [only]  as in the plan
 */

/** @param {import('@playwright/test').Browser} browser @param {Gallery} gallery */
export async function makeGallery(browser, gallery) {
  const runs = openRuns(gallery.folder);
  await takeMissing(browser, runs, gallery);
  const changes = gallery.earlier && (await findChanges(browser, runs, gallery));
  writePage(runs, gallery, changes);
}

async function takeMissing(browser, runs, { run, shots }) {
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

async function findChanges(browser, runs, { run, earlier, shots, only }) {
  const { different, ...rest } = compareRuns(shots, run, earlier, only);
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

function writePage(runs, { folder, run, shots }, changes) {
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
