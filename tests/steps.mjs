/**
 * The steps of `npm test`. Each runs also after others failed, unless it needs one of those. A step
 * starts as soon as its processors are free, the first in this order first: the long ones come
 * first, each beside one that waits part of its time, so that two processors are always in use.
 *
 * @typedef {object} Step
 * @property {string} name      chosen by `npm test -- <name>`
 * @property {string[]} run     arguments of `npm run`
 * @property {string} [report]  prefix of the names of its JUnit reports; a step without one
 *                              counts as one test
 * @property {string[]} [needs] earlier steps, without which it cannot run
 * @property {number} cores     of two, how many it gets when others run beside it; alone, it may
 *                              keep more busy
 * @property {Record<string, string>} [env]  additional environment variables
 * @property {string} [partOf]  also chosen by this name
 * @property {boolean} [onlyIfNamed]  not part of a run of all steps
 */

/** How many processors the steps share. */
export const allCores = 2;

/** The contract suite in an engine shows one page at a time, and waits for it part of its time. */
const elementsIn = (engine) => ({
  name: `elements-${engine}`,
  run: ['elements', '--', engine, '--if-installed'],
  partOf: 'elements',
  report: `elements-${engine}`,
  needs: ['cdn'],
  cores: 0.6,
});

/**
 * Two workers would keep most of two processors busy. They get half, so that what waits part of its
 * time runs beside them, but not another such step.
 */
const twoWorkers = 1.1;

/** @type {readonly Step[]} */
export const steps = [
  // Alone: it generates the styles that the other builds and checks read.
  { name: 'cdn', run: ['build:cdn'], cores: allCores },
  { name: 'packages', run: ['build:packages'], cores: 0.8 },
  { name: 'unit', run: ['unit'], report: 'unit', cores: twoWorkers },
  ...['chromium', 'firefox'].map(elementsIn),
  // Mostly waits for the registry.
  { name: 'consumers', run: ['consumers'], report: 'consumers', needs: ['packages'], cores: 0.25 },
  { name: 'e2e', run: ['e2e'], report: 'e2e', needs: ['packages'], cores: twoWorkers },
  { name: 'cdn-react', run: ['build:cdn-react'], cores: 0.8 },
  { name: 'storybook', run: ['build:storybook'], cores: 0.8 },
  { name: 'stories', run: ['stories'], report: 'stories', needs: ['storybook'], cores: twoWorkers },
  elementsIn('webkit'),
  {
    name: 'elements-react',
    run: ['elements', '--', 'chromium'],
    report: 'react-elements',
    needs: ['cdn-react'],
    env: { PORTICO_RUNTIME: 'react' },
    cores: 0.6,
  },
  { name: 'lint', run: ['lint'], cores: 0.8 },
  { name: 'size', run: ['size', '--', '--check'], needs: ['cdn'], cores: 0.8 },
  { name: 'types', run: ['types'], cores: 0.8 },
  { name: 'docs', run: ['docs:test'], report: 'docs', needs: ['packages'], cores: 0.8 },
  // Skipped where WordPress is not installed: its server, PHP and MariaDB wait for one another.
  { name: 'wordpress', run: ['wordpress'], report: 'wordpress', needs: ['cdn'], cores: 0.8 },
  { name: 'quick', run: ['quick'], report: 'unit', cores: allCores, onlyIfNamed: true },
  // Alone: it kills servers and starts them again.
  {
    name: 'soak',
    run: ['soak', '--', '--runs', '40'],
    report: 'soak',
    needs: ['packages'],
    cores: allCores,
  },
];

/** The steps with these names and those they need; without names, all. */
export function chooseSteps(names) {
  if (names.length === 0) return steps.filter(({ onlyIfNamed }) => !onlyIfNamed);
  const wanted = new Set(names);
  for (const { name, needs = [], partOf } of [...steps].reverse()) {
    if (!wanted.has(name) && !wanted.has(partOf)) continue;
    for (const needed of [name, ...needs]) wanted.add(needed);
  }
  return steps.filter(({ name }) => wanted.has(name));
}

/** Whether a name, on the command line, stands for steps. */
export const isStep = (word) => steps.some(({ name, partOf }) => name === word || partOf === word);

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
