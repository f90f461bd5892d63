/**
 * The steps of the tests: `npm test` runs the main ones, `npm run test:all` these first and then the
 * others. Each runs also after others failed, unless it needs one of those. A step starts as soon as
 * its processors are free, the first in this order first: so that two processors are always in use,
 * the long ones of one processor come first.
 *
 * @typedef {object} Step
 * @property {string} name      chosen by `npm test -- <name>`
 * @property {boolean} [isMain] part of `npm test`: finds most faults for its time
 * @property {string[]} run     arguments of `npm run`
 * @property {string} [report]  name of its JUnit report; a step without one counts as one test
 * @property {string[]} [needs] earlier steps, without which it cannot run
 * @property {number} cores     of two, how many it keeps busy: it runs beside others
 * @property {Record<string, string>} [env]  additional environment variables
 * @property {string} [partOf]  also chosen by this name
 */

/** How many processors the steps share. */
export const allCores = 2;

/** Chooses every step. */
export const everyStep = '--all';

/** The contract suite in an engine waits for pages about half of its time. */
const elementsIn = (engine, ...words) => ({
  name: `elements-${engine}`,
  run: ['elements', '--', engine, '--if-installed', ...words],
  partOf: 'elements',
  report: `elements-${engine}`,
  needs: ['cdn', 'storybook'],
  cores: 0.7,
});

/** A third of the time of the contract suite in Chromium. */
const longest = ['memory', 'server-texts'];

/** The unit tests of some projects of `vitest.config.ts`, in a report of their own. */
const unitOf = (name, projects) => ({
  name,
  run: [
    ...['unit', '--', `--outputFile.junit=reports/junit/${name}.xml`],
    ...projects.map((project) => `--project=${project}`),
  ],
  partOf: 'unit',
  report: name,
  cores: 1,
});

/** A borrower's way from the sign-in to a payment, and what stands around it. */
const mainWalks = ' (methods|receipt|recurring|sign-in-and-pay|sign-in-steps)\\.spec\\.ts ';

/** The walks whose files a filter of Playwright leaves, in a report of their own. */
const e2eOf = (name, filter) => ({
  name,
  run: ['e2e', '--', filter, mainWalks],
  partOf: 'e2e',
  report: name,
  needs: ['cdn', 'packages'],
  env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: `reports/junit/${name}.xml` },
  cores: allCores,
});

/** @type {readonly Step[]} */
export const steps = [
  // Alone: the builds and checks read what it generates.
  { name: 'generate', isMain: true, run: ['generate'], cores: allCores },
  { name: 'cdn', isMain: true, run: ['build:cdn'], cores: 1 },
  // Without Storybook's own pages of documentation, which no test opens.
  { name: 'storybook', isMain: true, run: ['build:storybook', '--', '--test'], cores: 1 },
  { name: 'lint', isMain: true, run: ['lint'], cores: 1 },
  { ...elementsIn('chromium', '--all-but', ...longest), isMain: true },
  { name: 'packages', isMain: true, run: ['build:packages'], cores: 1 },
  // They wait for timers and servers a quarter of their time, which the steps beside them use; the
  // last before all processors are needed, because they use both.
  { ...unitOf('unit-main', ['node', 'screen', 'isolated']), isMain: true },
  { ...e2eOf('e2e-main', '--grep'), isMain: true },

  { name: 'release', run: ['release'], needs: ['cdn', 'packages'], cores: 1 },
  // Mostly waits for the registry.
  { name: 'consumers', run: ['consumers'], report: 'consumers', needs: ['release'], cores: 0.6 },
  {
    ...elementsIn('chromium', ...longest),
    name: 'elements-chromium-longest',
    report: ['elements-chromium', ...longest].join('-'),
  },
  elementsIn('firefox'),
  elementsIn('webkit'),
  // Skipped where WordPress is not installed: its server, PHP and MariaDB wait for one another.
  { name: 'wordpress', run: ['wordpress'], report: 'wordpress', needs: ['release'], cores: 0.5 },
  // Skipped where PostgreSQL is not installed, and required in continuous integration.
  { name: 'postgres', run: ['postgres'], report: 'postgres', needs: ['packages'], cores: 1 },
  unitOf('unit-other', ['service', 'across', 'every-text']),
  { name: 'cdn-react', run: ['build:cdn-react'], cores: 0.8 },
  {
    name: 'elements-react',
    run: ['elements', '--', 'chromium'],
    report: 'react-elements-chromium',
    needs: ['cdn-react', 'storybook'],
    env: { PORTICO_RUNTIME: 'react' },
    cores: 0.7,
  },
  { name: 'size', run: ['size', '--', '--check'], report: 'size', needs: ['cdn'], cores: 1 },
  { name: 'docs', run: ['docs:test'], report: 'docs', needs: ['release'], cores: 1 },
  {
    name: 'soak',
    // The same runs each time: a run that a new seed draws may show a fault of any age.
    run: ['soak', '--', '--runs', '40', '--seed', '913815'],
    report: 'soak',
    needs: ['packages'],
    cores: 1,
  },
  { name: 'stories', run: ['stories'], report: 'stories', needs: ['storybook'], cores: allCores },
  e2eOf('e2e-other', '--grep-invert'),
];

/**
 * The main steps without words; every step; or the named ones and those they need.
 *
 * @param {readonly string[]} words  of the command line
 */
export function chooseSteps(words) {
  if (words.includes(everyStep)) return steps;
  if (words.length === 0) return steps.filter(({ isMain }) => isMain);
  const wanted = new Set(words);
  for (const { name, needs = [], partOf } of [...steps].reverse()) {
    if (!wanted.has(name) && !wanted.has(partOf)) continue;
    for (const needed of [name, ...needs]) wanted.add(needed);
  }
  return steps.filter(({ name }) => wanted.has(name));
}

/** Whether a word of the command line stands for steps. */
export const isStep = (word) =>
  word === everyStep || steps.some(({ name, partOf }) => name === word || partOf === word);

/**
 * Which of the waiting steps to start now; undefined if none can.
 *
 * @param {readonly Step[]} waiting
 * @param {readonly Step[]} running
 */
export function nextStep(waiting, running) {
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  const busy = running.reduce((sum, { cores }) => sum + cores, 0);
  // A step for all processors waits until those before it have ended.
  const queue = waiting.slice(0, firstOfAllCores(waiting) + 1);
  return queue
    .filter(({ needs = [] }) => needs.every((name) => !unfinished.has(name)))
    .find(({ cores }) => busy + cores <= allCores);
}

function firstOfAllCores(waiting) {
  const at = waiting.findIndex(({ cores }) => cores === allCores);
  return at === -1 ? waiting.length : at;
}
