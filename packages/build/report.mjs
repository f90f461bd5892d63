/** A build failure caused by a source file; the message names it. */
export class BuildError extends Error {}

/** @param {number} started  from `performance.now()` */
export function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
