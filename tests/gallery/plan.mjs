/** Which pictures a gallery has: each story in each width, colour scheme and language. */

import { groupBy } from './group-by.mjs';

/** @typedef {import('../stories/built-storybook.mjs').StoryEntry} StoryEntry */

/**
 * @typedef {object} Shot  one picture to take
 * @property {string} key    names it in every run: `screens-faq-faq--open 320 light en`
 * @property {string} story  the story's id
 * @property {number} width  of the page, in px
 * @property {'light' | 'dark'} scheme
 * @property {'en' | 'es'} locale
 * @property {'' | 'plain'} words  the built-in ones, or the plain ones
 */

/**
 * @typedef {object} Selection
 * @property {string} [only]  words that the story's id has
 * @property {readonly number[]} [widths]
 * @property {readonly string[]} [schemes]
 * @property {readonly string[]} [locales]
 * @property {'' | 'plain'} [words]  the built-in ones if omitted
 */

export const variants = {
  widths: [320, 768, 1280],
  schemes: ['light', 'dark'],
  locales: ['en', 'es'],
};

/**
 * @param {readonly StoryEntry[]} stories
 * @param {Selection} selection  all variants of all stories if omitted
 * @returns {Shot[]}
 */
export function planShots(stories, { only = '', words = '', ...chosen }) {
  const { widths, schemes, locales } = { ...variants, ...chosen };
  return selectStories(stories, only).flatMap(({ id }) =>
    locales.flatMap((locale) =>
      widths.flatMap((width) =>
        schemes.map((scheme) => ({
          key: [id, width, scheme, locale, ...(words === '' ? [] : [words])].join(' '),
          story: id,
          width,
          scheme,
          locale,
          words,
        })),
      ),
    ),
  );
}

/**
 * @param {readonly StoryEntry[]} stories
 * @param {string} only
 */
export function selectStories(stories, only) {
  const words = only.toLowerCase().split(/\s+/);
  return stories.filter(({ id }) => words.every((word) => id.includes(word)));
}

/**
 * The shots that one rendering of a story serves: a story is rendered again only for another
 * language. All English ones come first, because a change of language renders the shown story too.
 *
 * @param {readonly Shot[]} shots
 * @returns {Shot[][]}
 */
export function groupByRendering(shots) {
  const groups = groupBy(shots, ({ locale, story }) => `${locale} ${story}`);
  return [...groups.values()].sort(([a], [b]) => a.locale.localeCompare(b.locale));
}

/**
 * Parses `--widths 320,768` and its like.
 *
 * @template T
 * @param {string | undefined} text
 * @param {readonly T[]} allowed
 * @param {string} option  for the error
 * @returns {readonly T[]}  all of them without a text
 * @throws {RangeError} for one that is not allowed
 */
export function parseChoice(text, allowed, option) {
  if (text === undefined) return allowed;
  const chosen = text.split(',').map((part) => part.trim());
  const wrong = chosen.filter((part) => !allowed.some((value) => String(value) === part));
  if (wrong.length > 0) {
    throw new RangeError(`--${option} has ${wrong.join(', ')}: choose from ${allowed.join(',')}.`);
  }
  return allowed.filter((value) => chosen.includes(String(value)));
}
