/** The page of the gallery: static HTML that works without a server. */
import { groupBy } from '../group-by.mjs';
import { changesSection } from './changes.mjs';
import { filters } from './filters.mjs';
import { html } from './html.mjs';
import { pictureRows, storyArticle } from './story.mjs';

/** @typedef {import('../plan.mjs').Shot} Shot */
/** @typedef {import('../plan.mjs').StoryEntry} StoryEntry */
/** @typedef {import('../runs.mjs').Run} Run */

/**
 * @typedef {object} Changes  since an earlier run
 * @property {Run} earlier
 * @property {Map<string, { file: string, share: number, moved: number }>} changed  by the key of
 *   the shot; `file` is the picture of the difference
 * @property {readonly string[]} added  ids of stories
 * @property {readonly StoryEntry[]} removed
 * @property {number} unmatched  shots that the earlier run did not take
 */

/**
 * @param {Run} run
 * @param {readonly Shot[]} shots  those of the run to show
 * @param {Changes} [changes]
 * @returns {string}
 */
export function galleryPage(run, shots, changes) {
  const shotsOf = groupBy(shots, ({ story }) => story);
  const stories = run.stories.filter(({ id }) => shotsOf.has(id));
  const areas = groupBy(stories, areaOf);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>Portico: gallery ${run.name}</title>
        <link rel="stylesheet" href="gallery.css" />
        <script defer src="filter.js"></script>
      </head>
      <body>
        <header>
          <h1>Gallery</h1>
          <p>
            Run <b>${run.name}</b>, ${dateOf(run)}: ${shots.length} pictures of ${stories.length}
            stories.
          </p>
        </header>
        ${filters(Boolean(changes))}
        <div class="columns">
          ${contents(areas, changes)}
          <main>
            ${changes && changesSection(run, stories, shotsOf, changes)}
            ${[...areas].map(([area, ofArea]) => areaSection(area, ofArea, shotsOf, run))}
          </main>
        </div>
      </body>
    </html> `.text;
}

/** `Screens/Payment/Choosing` → `Payment`. */
function areaOf({ title }) {
  const [first, ...rest] = title.split('/').slice(0, -1);
  if (first !== 'Screens') return [first, ...rest].join(' · ');
  return rest.join(' · ');
}

/** `Screens/Payment/Choosing` → `Choosing`. */
const screenOf = ({ title }) => title.split('/').at(-1);

/** The screen's anchor. */
const anchorOf = ({ id }) => id.split('--')[0];

function contents(areas, changes) {
  return html`<nav aria-label="Screens">
    ${changes && html`<p><a href="#changes">Changes</a></p>`}
    ${[...areas].map(
      ([area, stories]) =>
        html`<h2>${area}</h2>
          <ul>
            ${[...groupBy(stories, screenOf)].map(
              ([screen, ofScreen]) =>
                html`<li>
                  <a href="#${anchorOf(ofScreen[0])}">${screen}</a> <span>${ofScreen.length}</span>
                </li>`,
            )}
          </ul>`,
    )}
  </nav>`;
}

function areaSection(area, stories, shotsOf, run) {
  return html`<section>
    <h2>${area}</h2>
    ${[...groupBy(stories, screenOf)].map(
      ([screen, ofScreen]) =>
        html`<section id="${anchorOf(ofScreen[0])}">
          <h3>${screen}</h3>
          ${ofScreen.map((story) => storyArticle(story, pictureRows(shotsOf.get(story.id), run)))}
        </section>`,
    )}
  </section>`;
}

/** `2026-11-23 07:21`, in UTC. */
const dateOf = ({ takenAt }) => `${takenAt.slice(0, 10)} ${takenAt.slice(11, 16)} UTC`;
