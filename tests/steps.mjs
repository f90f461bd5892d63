/**
 * The steps of `npm test`, in order. Each runs also after others failed, unless it needs one of
 * those.
 *
 * @typedef {object} Step
 * @property {string} name      chosen by `npm test -- <name>`
 * @property {string[]} run     arguments of `npm run`
 * @property {string} [report]  prefix of the names of its JUnit reports; a step without one
 *                              counts as one test
 * @property {string} [needs]   the step without which it cannot run
 * @property {Record<string, string>} [env]  additional environment variables
 * @property {boolean} [onlyIfNamed]  not part of a run of all steps
 */

/** @type {readonly Step[]} */
export const steps = [
  { name: 'cdn', run: ['build:cdn'] },
  { name: 'cdn-react', run: ['build:cdn-react'] },
  { name: 'packages', run: ['build:packages'] },
  { name: 'lint', run: ['lint'] },
  { name: 'types', run: ['types'] },
  { name: 'unit', run: ['unit'], report: 'unit' },
  { name: 'size', run: ['size', '--', '--check'], needs: 'cdn' },
  { name: 'elements', run: ['elements'], report: 'elements', needs: 'cdn' },
  {
    name: 'elements-react',
    run: ['elements', '--', 'chromium'],
    report: 'react-elements',
    needs: 'cdn-react',
    env: { PORTICO_RUNTIME: 'react' },
  },
  { name: 'consumers', run: ['consumers'], report: 'consumers', needs: 'packages' },
  { name: 'storybook', run: ['build:storybook'] },
  { name: 'stories', run: ['stories'], report: 'stories', needs: 'storybook' },
  { name: 'e2e', run: ['e2e'], report: 'e2e', needs: 'packages' },
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
