import { localeOfPage, primaryOf } from '@portico/contract/page-protocol';
import type { Catalogue } from './catalogue';
import type { Found } from './mistakes';
import { suggest } from './nearest';

/**
 * What is wrong in the page around the tags.
 *
 * @param locale as configured
 */
export function findInPage(page: Document, tags: readonly Element[], locale: unknown): Found[] {
  const found: Found[] = [];
  if (tags.length === 0) return found;
  const root = page.documentElement;
  const language = typeof locale === 'string' && locale !== localeOfPage ? primaryOf(locale) : 'en';
  if (page.compatMode === 'BackCompat') found.push({ id: 'quirks-mode' });
  if (!page.querySelector('meta[name="viewport"]')) found.push({ id: 'viewport-missing' });
  if (root.lang === '') found.push({ id: 'language-missing', values: { value: language } });
  else if (locale !== localeOfPage && primaryOf(root.lang) !== language)
    found.push({ id: 'language-differs', values: { page: root.lang, value: language } });
  const isUnthemed = tags.some((element) => !element.hasAttribute('theme'));
  if (isUnthemed && isDark(page) && getComputedStyle(root).colorScheme === 'normal')
    found.push({ id: 'scheme-missing' });
  return found;
}

/** Whether the page has a dark background of its own. */
function isDark(page: Document): boolean {
  return [page.body, page.documentElement].some((element) => {
    const [red = 255, green = 255, blue = 255, alpha = 1] =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return alpha > 0.5 && 0.3 * red + 0.6 * green + 0.1 * blue < 64;
  });
}

/** What is wrong in the styles of the page that are meant for the suite. */
export function findInStyles(page: Document, { properties, parts }: Catalogue): Found[] {
  const text = [...page.styleSheets].map(textOf).join('\n');
  const inline = [...page.querySelectorAll('[style*="--portico-"]')].map((one) =>
    one.getAttribute('style'),
  );
  const densities = [
    ...`${text}\n${inline.join('\n')}`.matchAll(/--portico-density\s*:([^;}"]*)/g),
  ];
  const names = [...`${text}\n${inline.join('\n')}`.matchAll(/--portico-([\w-]+)\s*:/g)];
  const selected = [...text.matchAll(/portico-[\w-]+[^\s,{]*::part\(([^)]+)\)/g)];
  const isPart = (name: string) =>
    parts.some((part) => (part.endsWith('-') ? name.startsWith(part) : name === part));
  return [
    ...names
      .map(([, name = '']) => name)
      .filter((name) => !properties.includes(name))
      .map((name) => {
        const nearest = suggest(
          `--portico-${name}`,
          properties.map((one) => `--portico-${one}`),
        );
        return { id: 'property-unknown', values: { name: `--portico-${name}`, nearest } } as const;
      }),
    ...densities
      .map(([, value = '']) => value.trim())
      .filter((value) => !/\(/.test(value) && !(Number(value) >= 0.75 && Number(value) <= 1.5))
      .map((value) => ({ id: 'density-value', values: { value } }) as const),
    ...selected
      .flatMap(([, list = '']) => list.trim().split(/\s+/))
      .filter((name) => !isPart(name))
      .map(
        (name) =>
          ({ id: 'part-unknown', values: { name, nearest: suggest(name, parts) } }) as const,
      ),
  ];
}

/** A style sheet of another origin cannot be read. */
function textOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  } catch {
    return '';
  }
}
