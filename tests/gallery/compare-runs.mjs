/** What differs between two runs, by the names of their pictures. */
import { selectStories } from './plan.mjs';

/** @typedef {import('./plan.mjs').Shot} Shot */
/** @typedef {import('./runs.mjs').Run} Run */

/**
 * @typedef {object} Comparison
 * @property {Shot[]} different  their files differ; whether one can see it, their pixels decide
 * @property {string[]} added    ids of the stories that the earlier run's Storybook lacks
 * @property {import('./plan.mjs').StoryEntry[]} removed  stories that only the earlier run has
 * @property {number} unmatched  shots that the earlier run did not take, though it had their story
 */

/**
 * @param {readonly Shot[]} shots  the planned ones, all taken
 * @param {Run} run
 * @param {Run} earlier
 * @param {string} [only]  as in the plan
 * @returns {Comparison}
 */
export function compareRuns(shots, run, earlier, only = '') {
  const ids = new Set(run.stories.map(({ id }) => id));
  const earlierIds = new Set(earlier.stories.map(({ id }) => id));
  const inBoth = shots.filter(({ story }) => earlierIds.has(story));
  return {
    different: inBoth.filter(({ key }) => {
      const before = earlier.shots[key];
      return before !== undefined && before.file !== run.shots[key].file;
    }),
    added: [...new Set(shots.map(({ story }) => story))].filter((id) => !earlierIds.has(id)),
    removed: selectStories(earlier.stories, only).filter(({ id }) => !ids.has(id)),
    unmatched: inBoth.filter(({ key }) => earlier.shots[key] === undefined).length,
  };
}
