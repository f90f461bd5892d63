import type { Catalogue } from './catalogue';
import type { Found } from './mistakes';
import { suggest } from './nearest';

/** The suite's elements, in the order of the page. */
export function tagsOf(page: Document): readonly Element[] {
  return [...page.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('portico-'),
  );
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
    (one) => one.localName.startsWith('portico-') || one.matches(swallowed),
  );
  if (inside) found.push({ id: 'tag-not-closed', values: { tag, value: inside.localName } });
  const around = element.parentElement?.closest('p, button, a, label, head');
  if (around) found.push({ id: 'tag-inside', values: { tag, value: around.localName } });
  return found;
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
