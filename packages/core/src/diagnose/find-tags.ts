import type { Catalogue } from './catalogue';
import type { Found } from './mistakes';
import { suggest } from './nearest';

/** The suite's elements, in the order of the page; also misspelt ones. */
export function tagsOf(page: ParentNode): readonly Element[] {
  return [...page.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('portico'));
}

/** Which of them a page has only once, because their fields have names for password managers. */
const single = ['portico-sign-in', 'portico-registration', 'portico-recovery', 'portico-payment'];

/** Content for the time before a tag is ready has none of these. */
const swallowed = 'script, main, header, footer, nav, form, h1, h2';

export function findInTags(tags: readonly Element[], { tags: known }: Catalogue): Found[] {
  return [...tags.flatMap((element) => findInTag(element, Object.keys(known))), ...findTwice(tags)];
}

function findInTag(element: Element, known: readonly string[]): Found[] {
  const tag = element.localName;
  if (!known.includes(tag))
    return [{ id: 'tag-unknown', values: { tag, nearest: suggest(tag, known) } }];
  const found: Found[] = [];
  const inside = [...element.querySelectorAll('*')].find(
    (one) => one.localName.startsWith('portico') || one.matches(swallowed),
  );
  if (inside) found.push({ id: 'tag-not-closed', values: { tag, value: inside.localName } });
  const around = element.parentElement?.closest('p, button, a, label, head');
  if (around) found.push({ id: 'tag-inside', values: { tag, value: around.localName } });
  return found;
}

/** Tags in a `<template>` that no script can name, unless the page has them elsewhere too. */
export function findInTemplates(page: Document, tags: readonly Element[]): Found[] {
  const shown = new Set(tags.map(({ localName }) => localName));
  return [...page.querySelectorAll('template')]
    .filter(({ attributes }) => attributes.length === 0)
    .flatMap(({ content }) => tagsOf(content))
    .filter(({ localName }) => !shown.has(localName))
    .map(({ localName }) => ({ id: 'tag-template', values: { tag: localName } }));
}

/** What may stand between tags for the time before one is ready. */
const phrasing = 'p, a, br, span, strong, em, b, i, small, abbr, address, svg, svg *, img';

/** Whether a tag contains what looks as if it were to stand below it. */
export function mayBeSelfClosed(element: Element): boolean {
  return [...element.querySelectorAll('*')].some((one) => !one.matches(phrasing));
}

/**
 * Tags that the page closes by a slash, which HTML ignores.
 *
 * @param source the page's HTML
 */
export function findSelfClosed(tags: readonly Element[], source: string): Found[] {
  const closed = new Set(
    [...source.matchAll(/<(portico-[\w-]+)(?:\s[^<>]*)?\/>/gi)].map(([, tag = '']) =>
      tag.toLowerCase(),
    ),
  );
  return tags
    .filter(mayBeSelfClosed)
    .flatMap(({ localName: tag, firstElementChild }) =>
      closed.has(tag) && firstElementChild
        ? [{ id: 'tag-not-closed', values: { tag, value: firstElementChild.localName } } as const]
        : [],
    );
}

/** The tags in these closed shadow roots whose code nothing loads. */
export function findInClosed(roots: readonly ParentNode[], catalogue: Catalogue): Found[] {
  return roots
    .flatMap((root) => findNotLoaded(tagsOf(root), catalogue))
    .map(({ values }) => ({ id: 'tag-closed-root', values }));
}

function findTwice(tags: readonly Element[]): Found[] {
  const count = (tag: string) => tags.filter(({ localName }) => localName === tag).length;
  const portals = count('portico-portal');
  const twice = single.filter((tag) => count(tag) > 1);
  return [
    ...(portals > 1 ? [{ id: 'portal-twice', values: { value: String(portals) } } as const] : []),
    ...twice.map(
      (tag) => ({ id: 'tag-twice', values: { tag, value: String(count(tag)) } }) as const,
    ),
  ];
}

/** The known tags whose code is not there. */
export function findNotLoaded(tags: readonly Element[], { tags: known }: Catalogue): Found[] {
  return tags
    .map(({ localName }) => localName)
    .filter((tag) => tag in known && customElements.get(tag) === undefined)
    .map((tag) => ({ id: 'tag-not-loaded', values: { tag } }));
}
