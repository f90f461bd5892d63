/** A story and its pictures. */
import { groupBy } from '../group-by.mjs';
import { html } from './html.mjs';

/** @typedef {import('../plan.mjs').Shot} Shot */

const languages = { en: 'English', es: 'Spanish' };

/** @param {Shot} shot */
export function describeShot({ width, scheme, locale, words }) {
  const inWords = words === 'plain' ? ', plain words' : '';
  return `${width} px, ${scheme}, ${languages[locale]}${inWords}`;
}

/** By these classes the filters hide pictures. @param {Shot} shot */
export function classesOf({ width, scheme, locale }) {
  return `width-${width} scheme-${scheme} locale-${locale}`;
}

/**
 * A story; its id can be copied into `--only` and into the address of Storybook.
 *
 * @param {import('../plan.mjs').StoryEntry} story
 * @param {unknown} figures  markup
 */
export function storyArticle({ id, name }, figures) {
  return html`<article data-story="${id}">
    <h4>${name} <code>${id}</code></h4>
    ${figures}
  </article>`;
}

/**
 * A row of pictures for each width.
 *
 * @param {readonly Shot[]} shots
 * @param {import('../runs.mjs').Run} run
 */
export function pictureRows(shots, { shots: pictures }) {
  return [...groupBy(shots, ({ width }) => `width-${width}`)].map(
    ([width, ofWidth]) =>
      html`<div class="pictures ${width}">
        ${ofWidth.map((shot) => shotFigure(shot, pictures[shot.key]))}
      </div>`,
  );
}

function shotFigure(shot, picture) {
  const { problem } = picture;
  return html`<figure class="${classesOf(shot)}">
    ${pictureLink(shot, picture, describeShot(shot))}
    <figcaption>${describeShot(shot)}${problem && html` <strong>${problem}</strong>`}</figcaption>
  </figure>`;
}

/**
 * A picture that opens in its full size.
 *
 * @param {Shot} shot
 * @param {{ file: string, height: number }} picture
 * @param {string} alt
 */
export function pictureLink({ story, width }, { file, height }, alt) {
  return html`<a href="pictures/${file}" target="_blank" rel="noopener"
    ><img
      loading="lazy"
      decoding="async"
      src="pictures/${file}"
      width="${width}"
      height="${height}"
      style="--width: ${width}"
      alt="${story}: ${alt}"
  /></a>`;
}
