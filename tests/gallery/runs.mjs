/**
 * The runs of the gallery: `dist/gallery/runs/<name>.json` lists the pictures of a run, which are in
 * `dist/gallery/pictures/<hash>.png`, so that equal pictures of all runs are stored once.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('../stories/built-storybook.mjs').StoryEntry} StoryEntry */

/**
 * @typedef {object} Picture
 * @property {string} file    name in `pictures/`
 * @property {number} height  in px
 * @property {string} [problem]  what is wrong with the screen, such as that it is too wide
 */

/**
 * @typedef {object} Run
 * @property {string} name
 * @property {string} sources   hash of what the Storybook was built from
 * @property {string} takenAt   ISO date and time of the last picture
 * @property {StoryEntry[]} stories  all stories of that Storybook
 * @property {Record<string, Picture>} shots  by the key of the shot
 */

const kept = 5;

/** @param {string} folder  `dist/gallery` */
export function openRuns(folder) {
  const runsFolder = join(folder, 'runs');
  const pictures = join(folder, 'pictures');
  for (const one of [runsFolder, pictures]) mkdirSync(one, { recursive: true });
  const fileOf = (name) => join(runsFolder, `${name}.json`);

  /** @param {string} name @returns {Run | undefined} */
  const read = (name) =>
    existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : undefined;

  /** All runs, the latest first. @returns {Run[]} */
  const list = () =>
    readdirSync(runsFolder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => read(file.slice(0, -'.json'.length)))
      .sort((a, b) => b.takenAt.localeCompare(a.takenAt));

  return {
    read,
    list,
    /** Replaces the file at once, so that an interruption leaves a complete one. @param {Run} run */
    save: (run) => {
      writeFileSync(`${fileOf(run.name)}.new`, JSON.stringify(run));
      renameSync(`${fileOf(run.name)}.new`, fileOf(run.name));
    },
    /** @param {Buffer} png @returns {string} the file's name */
    savePicture: (png) => {
      const file = `${createHash('sha256').update(png).digest('hex').slice(0, 20)}.png`;
      if (!existsSync(join(pictures, file))) writeFileSync(join(pictures, file), png);
      return file;
    },
    /** @param {string} file */
    readPicture: (file) => readFileSync(join(pictures, file)),
    /**
     * Deletes old runs, and the pictures that no run has.
     *
     * @param {readonly string[]} inUse  names of runs that stay
     * @param {readonly string[]} files  further pictures that stay
     */
    deleteOld: (inUse, files) => {
      const staying = chooseKept(list(), inUse);
      const names = new Set(staying.map(({ name }) => name));
      for (const { name } of list()) if (!names.has(name)) rmSync(fileOf(name));
      const used = new Set(files);
      for (const { shots } of staying) for (const { file } of Object.values(shots)) used.add(file);
      for (const file of readdirSync(pictures)) if (!used.has(file)) rmSync(join(pictures, file));
    },
  };
}

/** @param {readonly Run[]} runs  the latest first @param {readonly string[]} inUse  names */
function chooseKept(runs, inUse) {
  return runs.filter(({ name }, index) => index < kept || inUse.includes(name));
}

/**
 * The run to compare with: the named one, else the latest of other sources that has any of the shots.
 *
 * @param {readonly Run[]} runs  the latest first
 * @param {Run} run
 * @param {readonly { key: string }[]} shots
 * @param {string | undefined} name
 * @returns {Run | undefined}
 * @throws {RangeError} when no run has the name
 */
export function chooseEarlier(runs, run, shots, name) {
  const hasAny = (one) => shots.some(({ key }) => one.shots[key] !== undefined);
  if (name === undefined) return runs.find((one) => one.sources !== run.sources && hasAny(one));
  const named = runs.find((one) => one.name === name && one.name !== run.name);
  if (named) return named;
  const others = runs.filter((one) => one.name !== run.name).map((one) => one.name);
  throw new RangeError(`No earlier run is named ${name}: there is ${others.join(', ') || 'none'}.`);
}

/**
 * The run that continues where an interrupted one of the same name and sources ended, or an empty
 * one.
 *
 * @param {Run | undefined} saved
 * @param {Omit<Run, 'shots' | 'takenAt'>} wanted
 * @returns {Run}
 */
export function continueRun(saved, wanted) {
  const shots = saved?.sources === wanted.sources ? saved.shots : {};
  return { ...wanted, takenAt: saved?.takenAt ?? '', shots };
}
