import { describe, expect, it } from 'vitest';
import { planShots } from '../plan.mjs';
import { describeChange } from './changes.mjs';
import { html } from './html.mjs';
import { galleryPage } from './page.mjs';

const stories = [
  { id: 'screens-faq-faq--open', title: 'Screens/FAQ/FAQ', name: 'Open <b>' },
  { id: 'screens-faq-faq--closed', title: 'Screens/FAQ/FAQ', name: 'Closed' },
  { id: 'primitives-text--lists', title: 'Primitives/Text', name: 'Lists' },
];
const shots = planShots(stories, {});
const picturesOf = (folder: string) =>
  Object.fromEntries(
    shots.map(({ key }, index) => [key, { file: `${folder}-${index}.png`, height: 90 }]),
  );
const run = {
  name: 'after',
  sources: 'a',
  takenAt: '2026-11-23T07:42:10.000Z',
  stories,
  shots: picturesOf('after'),
};

const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  );

describe('the page of a run', () => {
  const page = parse(galleryPage(run, shots));

  it('shows every picture once, loads it late, and describes it', () => {
    const images = [...page.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('src')).sort()).toEqual(
      Object.values(run.shots)
        .map(({ file }) => `pictures/${file}`)
        .sort(),
    );
    expect(new Set(images.map((image) => image.getAttribute('loading')))).toEqual(
      new Set(['lazy']),
    );
    expect(images[0]?.alt).toBe('screens-faq-faq--open: 320 px, light, English');
  });

  it('is grouped by area and screen, with a link to each screen', () => {
    expect(textsOf(page, 'main h2, main h3')).toEqual(['FAQ', 'FAQ', 'Primitives', 'Text']);
    const links = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#screens-faq-faq', '#primitives-text']);
    for (const link of links) expect(page.querySelector(link ?? '')).not.toBeNull();
  });

  it('shows a name as text, also one with markup', () => {
    expect(textsOf(page, 'h4')[0]).toBe('Open <b> screens-faq-faq--open');
    expect(page.querySelector('h4 b')).toBeNull();
  });

  it('has a filter for every width, colour scheme and language', () => {
    const filtered = [...page.querySelectorAll('input[type=checkbox]')].map(({ id }) => id);
    expect(filtered.join(' ')).toBe(
      'width-320 width-768 width-1280 scheme-light scheme-dark locale-en locale-es',
    );
    for (const name of filtered)
      expect(page.querySelector(`figure.${name}, .${name} figure`)).not.toBeNull();
  });

  it('names what is wrong with a screen', () => {
    const key = 'primitives-text--lists 320 light en';
    const problem = '24 px wider than the page.';
    const wide = {
      ...run,
      shots: { ...run.shots, [key]: { file: 'wide.png', height: 90, problem } },
    };
    expect(textsOf(parse(galleryPage(wide, shots)), 'figcaption strong')).toEqual([problem]);
  });

  it('says nothing of changes without an earlier run', () => {
    expect(page.querySelector('#changes, #view-before')).toBeNull();
  });
});

describe('the changes since an earlier run', () => {
  const gone = { id: 'screens-faq-faq--gone', title: 'Screens/FAQ/FAQ', name: 'Gone' };
  const goneKey = `${gone.id} 320 light en`;
  const changedKey = 'screens-faq-faq--open 768 dark es';
  const page = parse(
    galleryPage(run, shots, {
      earlier: {
        ...run,
        name: 'before',
        stories: [...stories, gone],
        shots: { ...picturesOf('before'), [goneKey]: { file: 'gone.png', height: 70 } },
      },
      changed: new Map([[changedKey, { file: 'difference.png', share: 0.034, moved: 12 }]]),
      added: ['primitives-text--lists'],
      removed: [gone],
      unmatched: 0,
    }),
  );
  const changes = page.querySelector('main > :first-child');

  it('come first, and are counted', () => {
    expect(changes?.id).toBe('changes');
    expect(textsOf(page, '#changes > p')).toEqual([
      'Stories: 1 changed, 1 new, 1 missing. Pictures: 1 changed.',
    ]);
  });

  it('show each picture before, after and their difference', () => {
    const sources = [...page.querySelectorAll('.change img')].map((image) =>
      image.getAttribute('src'),
    );
    const index = shots.findIndex(({ key }) => key === changedKey);
    expect(sources).toEqual([
      `pictures/before-${index}.png`,
      `pictures/after-${index}.png`,
      'pictures/difference.png',
    ]);
    expect(textsOf(page, '.change figcaption')).toEqual([
      '768 px, dark, Spanish: 3.4 % of the picture, all below moved down by 12 px',
    ]);
  });

  it('show new and missing stories', () => {
    expect(textsOf(page, '#changes h3')).toEqual(['Changed', 'New', 'Missing']);
    expect(
      page.querySelectorAll('#changes [data-story="primitives-text--lists"] img'),
    ).toHaveLength(12);
    const missing = page.querySelector(`[data-story="${gone.id}"] img`);
    expect(missing?.getAttribute('src')).toBe('pictures/gone.png');
  });
});

it.each([
  [{ share: 0.0004, moved: 0 }, 'less than 0.1 % of the picture'],
  [{ share: 0.034, moved: -8 }, '3.4 % of the picture, all below moved up by 8 px'],
  [{ share: 0.52, moved: 0 }, '52 % of the picture'],
])('the change %j reads as "%s"', (difference, expected) => {
  expect(describeChange(difference)).toBe(expected);
});

it('markup is inserted as it is, all else escaped', () => {
  const parts = [html`<i>${'<&>'}</i>`, undefined, false, 0, '"\''];
  expect(html`<p>${parts}</p>`.text).toBe('<p><i>&lt;&amp;&gt;</i>0&quot;&#39;</p>');
});
