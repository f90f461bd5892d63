/** What changed since an earlier run: each picture before and after, and their difference. */
import { planShots } from '../plan.mjs';
import { html } from './html.mjs';
import { classesOf, describeShot, pictureLink, pictureRows, storyArticle } from './story.mjs';

/** @typedef {import('../plan.mjs').Shot} Shot */
/** @typedef {import('../plan.mjs').StoryEntry} StoryEntry */

/**
 * @param {import('../runs.mjs').Run} run
 * @param {readonly StoryEntry[]} stories  those shown
 * @param {Map<string, Shot[]>} shotsOf  by the id of the story
 * @param {import('./page.mjs').Changes} changes
 */
export function changesSection(run, stories, shotsOf, changes) {
  const { earlier, changed, added, removed, unmatched } = changes;
  const changedFigures = ({ id }) =>
    shotsOf
      .get(id)
      .filter(({ key }) => changed.has(key))
      .map((shot) =>
        change(shot, earlier.shots[shot.key], run.shots[shot.key], changed.get(shot.key)),
      );
  const changedStories = stories
    .map((story) => [story, changedFigures(story)])
    .filter(([, figures]) => figures.length > 0);
  const addedStories = stories.filter(({ id }) => added.includes(id));
  const rowsBefore = (story) =>
    pictureRows(
      planShots([story], {}).filter(({ key }) => earlier.shots[key]),
      earlier,
    );
  return html`<section id="changes">
    <h2>Changes since ${earlier.name}</h2>
    <p>
      Stories: ${changedStories.length} changed, ${added.length} new, ${removed.length} missing.
      Pictures: ${changed.size} changed${unmatched > 0 && `, ${unmatched} not in ${earlier.name}`}.
    </p>
    ${part('Changed', changedStories, ([story, figures]) =>
      storyArticle(story, html`<div class="pictures">${figures}</div>`),
    )}
    ${part('New', addedStories, (story) =>
      storyArticle(story, pictureRows(shotsOf.get(story.id), run)),
    )}
    ${part('Missing', removed, (story) => storyArticle(story, rowsBefore(story)))}
  </section>`;
}

function part(title, items, articleOf) {
  if (items.length === 0) return undefined;
  return html`<section>
    <h3>${title}</h3>
    ${items.map(articleOf)}
  </section>`;
}

/** Three pictures beside one another, or one of them in the same place. */
function change(shot, before, after, difference) {
  const variant = describeShot(shot);
  const views = [
    ['before', before],
    ['after', after],
    ['difference', { file: difference.file, height: after.height }],
  ];
  return html`<figure class="change ${classesOf(shot)}">
    <figcaption>${variant}: <strong>${describeChange(difference)}</strong></figcaption>
    <div class="views">
      ${views.map(
        ([view, picture]) =>
          html`<div class="view-${view}">
            <span>${view}</span>${pictureLink(shot, picture, `${variant}, ${view}`)}
          </div>`,
      )}
    </div>
  </figure>`;
}

/** @param {{ share: number, moved: number }} difference */
export function describeChange({ share, moved }) {
  const percent = share * 100;
  const amount = percent < 0.1 ? 'less than 0.1' : percent.toFixed(percent < 10 ? 1 : 0);
  const below = `all below moved ${moved > 0 ? 'down' : 'up'} by ${Math.abs(moved)} px`;
  return `${amount} % of the picture${moved === 0 ? '' : `, ${below}`}`;
}
