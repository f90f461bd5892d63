/**
 * The steps of `npm test`, in order. Each runs whatever the ones before it did, except that what
 * needs the build is not tried without it.
 *
 * @typedef {object} Step
 * @property {string} name      also what `npm test -- <name>` chooses
 * @property {string[]} run     arguments of `npm run`
 * @property {string} [report]  the beginning of the names of its JUnit reports; a step without one
 *                              is one test case
 * @property {true} [built]     needs the build
 */

/** @type {readonly Step[]} */
export const steps = [
  { name: 'lint', run: ['lint'] },
  { name: 'types', run: ['types'] },
  { name: 'unit', run: ['unit'], report: 'unit' },
  { name: 'size', run: ['size', '--', '--check'], built: true },
  { name: 'elements', run: ['elements'], report: 'elements', built: true },
  { name: 'stories', run: ['stories'], report: 'stories' },
  { name: 'e2e', run: ['e2e'], report: 'e2e', built: true },
];
