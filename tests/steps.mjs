/**
 * The steps of `npm test`. Each runs also after others failed, unless it needs one of those. A step
 * starts as soon as its processors are free, the first in this order first: so that two processors
 * are always in use, the long ones of one processor come first.
 *
 * @typedef {object} Step
 * @property {string} name      chosen by `npm test -- <name>`
 * @property {string[]} run     arguments of `npm run`
 * @property {string} [report]  prefix of the names of its JUnit reports; a step without one
 *                              counts as one test
 * @property {string[]} [needs] earlier steps, without which it cannot run
 * @property {number} cores     of two, how many it keeps busy: it runs beside others
 * @property {Record<string, string>} [env]  additional environment variables
 * @property {string} [partOf]  also chosen by this name
 * @property {boolean} [onlyIfNamed]  not part of a run of all steps
 */

/** How many processors the steps share. */
export const allCores = 2;

/** The contract suite in an engine waits for pages about half of its time. */
const elementsIn = (engine) => ({
  name: `elements-${engine}`,
  run: ['elements', '--', engine, '--if-installed'],
  partOf: 'elements',
  report: `elements-${engine}`,
  needs: ['cdn', 'storybook'],
  cores: 0.7,
});

/** @type {readonly Step[]} */
export const steps = [
  // Alone: the builds and checks read what it generates.
  { name: 'generate', run: ['generate'], cores: allCores },
  { name: 'cdn', run: ['build:cdn'], cores: 1 },
  { name: 'packages', run: ['build:packages'], cores: 1 },
  // Without Storybook's own pages of documentation, which no test opens.
  { name: 'storybook', run: ['build:storybook', '--', '--test'], cores: 1 },
  // Mostly waits for the registry.
  { name: 'consumers', run: ['consumers'], report: 'consumers', needs: ['packages'], cores: 0.6 },
  ...['chromium', 'firefox', 'webkit'].map(elementsIn),
  // Skipped where WordPress is not installed: its server, PHP and MariaDB wait for one another.
  { name: 'wordpress', run: ['wordpress'], report: 'wordpress', needs: ['cdn'], cores: 0.5 },
  // Waits for timers and servers a quarter of its time, which the steps beside it use.
  { name: 'unit', run: ['unit'], report: 'unit', cores: 1 },
  { name: 'cdn-react', run: ['build:cdn-react'], cores: 0.8 },
  {
    name: 'elements-react',
    run: ['elements', '--', 'chromium'],
    report: 'react-elements',
    needs: ['cdn-react', 'storybook'],
    env: { PORTICO_RUNTIME: 'react' },
    cores: 0.7,
  },
  { name: 'lint', run: ['lint'], cores: 1 },
  { name: 'size', run: ['size', '--', '--check'], report: 'size', needs: ['cdn'], cores: 1 },
  { name: 'docs', run: ['docs:test'], report: 'docs', needs: ['packages'], cores: 1 },
  {
    name: 'soak',
    // The same runs each time: a run that a new seed draws may show a fault of any age.
    run: ['soak', '--', '--runs', '40', '--seed', '913815'],
    report: 'soak',
    needs: ['packages'],
    cores: 1,
  },
  { name: 'stories', run: ['stories'], report: 'stories', needs: ['storybook'], cores: allCores },
  { name: 'e2e', run: ['e2e'], report: 'e2e', needs: ['packages'], cores: allCores },
  // Part of lint.
  { name: 'types', run: ['types'], cores: 1, onlyIfNamed: true },
  { name: 'quick', run: ['quick'], report: 'unit', cores: allCores, onlyIfNamed: true },
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
