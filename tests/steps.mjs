/**
 * The steps of `npm test`, in order. Each runs also after others failed, unless it needs one of
 * those. Steps that use one core run two at a time.
 *
 * @typedef {object} Step
 * @property {string} name      chosen by `npm test -- <name>`
 * @property {string[]} run     arguments of `npm run`
 * @property {string} [report]  prefix of the names of its JUnit reports; a step without one
 *                              counts as one test
 * @property {string} [needs]   an earlier step, without which it cannot run
 * @property {true} [oneCore]   uses one core: runs beside another such step
 * @property {Record<string, string>} [env]  additional environment variables
 * @property {boolean} [onlyIfNamed]  not part of a run of all steps
 */

/** @type {readonly Step[]} */
export const steps = [
  // Not beside another: it generates the styles that the other builds and checks read.
  { name: 'cdn', run: ['build:cdn'] },
  { name: 'cdn-react', run: ['build:cdn-react'], oneCore: true },
  {
    name: 'elements-react',
    run: ['elements', '--', 'chromium'],
    report: 'react-elements',
    needs: 'cdn-react',
    env: { PORTICO_RUNTIME: 'react' },
    oneCore: true,
  },
  { name: 'packages', run: ['build:packages'], oneCore: true },
  { name: 'consumers', run: ['consumers'], report: 'consumers', needs: 'packages', oneCore: true },
  { name: 'lint', run: ['lint'], oneCore: true },
  { name: 'types', run: ['types'], oneCore: true },
  { name: 'size', run: ['size', '--', '--check'], needs: 'cdn', oneCore: true },
  { name: 'storybook', run: ['build:storybook'], oneCore: true },
  { name: 'unit', run: ['unit'], report: 'unit' },
  { name: 'elements', run: ['elements'], report: 'elements', needs: 'cdn' },
  { name: 'stories', run: ['stories'], report: 'stories', needs: 'storybook' },
  { name: 'e2e', run: ['e2e'], report: 'e2e', needs: 'packages' },
  { name: 'docs', run: ['docs:test'], report: 'docs', needs: 'packages' },
  { name: 'quick', run: ['quick'], report: 'unit', onlyIfNamed: true },
  { name: 'soak', run: ['soak', '--', '--runs', '40'], report: 'soak', needs: 'packages' },
];

/** The steps with these names and those they need; without names, all. */
export function chooseSteps(names) {
  if (names.length === 0) return steps.filter(({ onlyIfNamed }) => !onlyIfNamed);
  const wanted = new Set(names);
  for (const { name, needs } of [...steps].reverse()) {
    if (needs !== undefined && wanted.has(name)) wanted.add(needs);
  }
  return steps.filter(({ name }) => wanted.has(name));
}
