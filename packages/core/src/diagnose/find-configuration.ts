import { isSafeOrigin, isThisMachine } from '@portico/contract/api-address';
import { fromJson } from '@portico/rules';
import { languageOf, localeOfPage } from '@portico/contract/page-protocol';
import { isObject, shapeOf } from './is-object';
import { screens } from '../navigation/destination';
import { isFollowable } from '../navigation/page-address';
import { addressValues, type Catalogue } from './catalogue';
import { jsonFault } from './json-fault';
import type { Found } from './mistakes';
import { suggest } from './nearest';

/** The values that a page may configure. */
const options = [
  'api',
  'locale',
  'pages',
  'words',
  'sentences',
  'debug',
  'suggestAddresses',
  'quickSignIn',
];

type Given = Readonly<Record<string, unknown>>;

/**
 * @param given by the loader's attributes and `configure()`
 * @param page address of the page
 */
export function findInConfiguration(given: Given, page: URL): Found[] {
  return [
    ...findPages(given['pages']),
    ...findLocale(given),
    ...findSentences(given['sentences'], page),
    ...findApi(given['api'], page),
  ];
}

/** @param given by `configure()`, where a preset is a function: only the attribute names one */
export function findInWords(given: unknown): Found[] {
  return typeof given === 'string' ? [{ id: 'words-unknown', values: { value: given } }] : [];
}

/**
 * What nothing reads of the attributes of the loader. Other tools have attributes on script tags too,
 * so only a similar name is a mistake, or an attribute of the tags.
 */
export function findInAttributesOfLoader(given: Given, { tags }: Catalogue): Found[] {
  const ofTags = new Set(Object.values(tags).flatMap((known) => Object.keys(known)));
  return Object.entries(given)
    .filter(([name]) => !options.includes(name))
    .flatMap(([name, value]): Found[] => {
      if (ofTags.has(name))
        return [{ id: 'option-of-tag', values: { name, value: textOf(value) } }];
      const nearest = suggest(name, options);
      return nearest.startsWith('"') ? [{ id: 'option-unknown', values: { name, nearest } }] : [];
    });
}

/** What nothing reads of what `configure()` was given. */
export function findInNames(given: Given): Found[] {
  return Object.keys(given)
    .filter((name) => !options.includes(name))
    .map((name) => ({
      id: 'configure-unknown',
      values: { name, nearest: suggest(name, options) },
    }));
}

function findPages(given: unknown): Found[] {
  if (given === undefined) return [];
  const fault = typeof given === 'string' ? jsonFault(given) : undefined;
  if (fault) return [{ id: 'pages-json', values: fault }];
  const pages: unknown = typeof given === 'string' ? fromJson(given) : given;
  if (!isObject(pages)) return [{ id: 'pages-shape', values: { value: shapeOf(pages) } }];
  return Object.entries(pages).flatMap(([name, value]) => findPage(name, value));
}

function findPage(name: string, value: unknown): Found[] {
  if (!screens.some((screen) => screen === name))
    return [{ id: 'page-unknown', values: { name, nearest: suggest(name, screens) } }];
  if (value === null) return [];
  if (typeof value !== 'string' || !isFollowable(value))
    return [{ id: 'page-address', values: { name, value: textOf(value) } }];
  return [...value.matchAll(/\{(\w*)\}/g)]
    .map(([, placeholder = '']) => placeholder)
    .filter((placeholder) => !addressValues.includes(placeholder))
    .map((placeholder) => ({
      id: 'page-placeholder',
      values: { name, value: placeholder, nearest: suggest(placeholder, addressValues) },
    }));
}

function findLocale({ locale, sentences, words }: Readonly<Record<string, unknown>>): Found[] {
  const found: Found[] = [];
  if (locale !== undefined && locale !== localeOfPage && !isLanguage(locale) && !sentences)
    found.push({ id: 'locale-unknown', values: { value: textOf(locale) } });
  if (typeof words === 'string' && words !== 'plain')
    found.push({ id: 'words-unknown', values: { value: words } });
  return found;
}

function findSentences(given: unknown, page: URL): Found[] {
  if (given === undefined) return [];
  const value = textOf(given);
  const isGood = URL.canParse(value, page) && isSafeOrigin(new URL(value, page).origin, page);
  return isGood ? [] : [{ id: 'sentences-address', values: { value } }];
}

const isLanguage = (value: unknown) => typeof value === 'string' && languageOf(value) !== undefined;
const textOf = (value: unknown) => (typeof value === 'string' ? value : typeof value);

function findApi(api: unknown, page: URL): Found[] {
  if (typeof api !== 'string' || api === '') return [];
  const value = api;
  if (!/^(\/|https?:)/i.test(api)) return [{ id: 'api-scheme', values: { value } }];
  if (!URL.canParse(api, page))
    return [{ id: 'api-extra', values: { value, nearest: page.origin } }];
  const { protocol, hostname, origin, pathname, href } = new URL(api, page);
  if (protocol === 'http:' && !isThisMachine(hostname) && origin !== page.origin)
    return [{ id: 'api-insecure', values: { value } }];
  return href === origin + pathname
    ? []
    : [{ id: 'api-extra', values: { value: origin + pathname, nearest: origin + pathname } }];
}
