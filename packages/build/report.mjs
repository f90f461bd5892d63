/** A build that cannot go on because of what stands in a source file; the message says which. */
export class BuildError extends Error {}

/** @param {number} started  from `performance.now()` */
export function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
