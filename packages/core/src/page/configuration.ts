import { apiAddress, isSafeOrigin } from '@portico/contract/api-address';
import {
  configurationName,
  languageOf,
  localeOfPage,
  primaryOf,
} from '@portico/contract/page-protocol';
import { screens, type Screen } from '../navigation/destination';
import { parseJson } from '../json';
import { isFollowable } from '../navigation/page-address';
import type { AddressEntry } from '@portico/rules';
import { pageStore } from './page-store';
import type { Locale, Words } from '../texts/texts';

/**
 * The lender's address service: finds addresses that begin with what is typed, the most likely
 * first. It may reject; `signal` is aborted once the text has changed.
 */
export type SuggestAddresses = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly AddressEntry[]>;

/** The configuration of the page, set by `configure()` or the loader's `data-*` attributes. */
export type Configuration = {
  /**
   * Origin (and prefix) of the API, without a trailing slash; '' without a page, and
   * `about:invalid`, which no request can reach, when the configured address is refused.
   */
  readonly api: string;
  /** The language: one of the suite, or of the file that `sentences` names. */
  readonly locale: string;
  /** Address of the page that carries each screen, with `{placeholders}`. */
  readonly pages: Readonly<Partial<Record<Screen, string>>>;
  /** Screens that the lender does not have: null in `pages`. */
  readonly absent: readonly string[];
  /**
   * Credentials of a test borrower for the quick sign-in button, which only non-production builds
   * contain (access §2).
   */
  readonly quickSignIn?: { readonly username: string; readonly password: string } | undefined;
  /** Suggests addresses while a street is typed; without it nothing typed is sent anywhere. */
  readonly suggestAddresses?: SuggestAddresses | undefined;
  /**
   * A preset of words in place of the built-in ones, such as `plainWords` of
   * `@portico/core/plain-words`; a setting of a text precedes it. In the loader's attribute it is
   * `plain`.
   */
  readonly words?: Words | undefined;
  /**
   * The address of a JSON file with sentences of the lender's own, by language and `group.key`: a
   * further language, or corrections of one. Only https or the page's own site.
   */
  readonly sentences?: string | undefined;
};

/** What a page configures: any of the values, and the language of the page for its own. */
export type ConfigureOptions = Partial<
  Omit<Configuration, 'locale' | 'sentences' | 'pages' | 'absent'>
> & {
  /**
   * Address of the page that carries each screen, with `{placeholders}`; null of a screen that the
   * lender does not have, to which nothing leads.
   */
  readonly pages?: Readonly<Partial<Record<Screen, string | null>>> | undefined;
} & (OwnLanguage | LenderLanguage);

type OwnLanguage = {
  /** `auto` follows `<html lang>`, also when it changes. */
  readonly locale?: Locale | typeof localeOfPage | undefined;
  readonly sentences?: undefined;
};

/** With a file of sentences, any language that it brings. */
type LenderLanguage = {
  readonly locale?: string | undefined;
  readonly sentences: string;
};

/**
 * Configures the suite, before or after widgets are on the page, in any number of calls: what a call
 * does not name stays, of `pages` each key too. A bad value is reported and its default is used; a
 * refused API address stops all requests.
 */
export function configure(configuration: ConfigureOptions): void {
  const page = pageStore();
  const { locale } = configuration;
  // For first screens that the loader shows later.
  if (locale !== undefined) Object.assign(loaderConfiguration(), { locale });
  page.set({ configuration: withConfiguration(page.get().configuration, configuration) });
}

type Raw = Readonly<Record<string, unknown>>;

/** Both, the values of `given` first; of `pages` those of each key. */
export function withConfiguration(before: Raw, given: Raw): Raw {
  const [known, named] = [before['pages'], given['pages']].map(objectOf);
  return { ...before, ...given, ...(known && named && { pages: { ...known, ...named } }) };
}

/** An address to which no browser sends a request. */
const noApi = 'about:invalid';

/** The valid values, and the names of the invalid ones. */
export type ConfigurationReading = {
  readonly configuration: Configuration;
  readonly bad: readonly string[];
};

/**
 * Reads the page's configuration. Objects may be given as JSON text, as in attributes.
 *
 * @param page its address; undefined when the suite runs without a page
 * @param language that of the page, for the locale `auto`
 */
export function readConfiguration(raw: Raw, page?: URL, language = ''): ConfigurationReading {
  const bad: string[] = [];
  const read = <T>(name: string, value: unknown, good: (value: unknown) => T | undefined) => {
    const result = value === undefined ? undefined : good(value);
    if (value !== undefined && result === undefined) bad.push(name);
    return result;
  };
  const pages: Record<string, string> = {};
  const absent: string[] = [];
  for (const [name, value] of Object.entries(read('pages', raw['pages'], objectOf) ?? {})) {
    if (value === null && isScreen(name)) {
      absent.push(name);
      continue;
    }
    const page = read(`pages.${name}`, value, isScreen(name) ? addressOf : unknown);
    if (page !== undefined) pages[name] = page;
  }
  const sentences = page && read('sentences', raw['sentences'], sentencesOn(page));
  const locale = localeOf(sentences !== undefined);
  return {
    configuration: {
      api: page ? (read('api', raw['api'] ?? '', apiOn(page)) ?? noApi) : '',
      locale: followsPage(raw)
        ? (locale(language) ?? 'en')
        : (read('locale', raw['locale'], locale) ?? 'en'),
      sentences,
      ...{ pages, absent },
      suggestAddresses: read('suggestAddresses', raw['suggestAddresses'], functionOf),
      words: read('words', raw['words'], functionOf),
      ...(process.env.NODE_ENV !== 'production' && {
        quickSignIn: read('quickSignIn', raw['quickSignIn'], credentialsOf),
      }),
    },
    bad,
  };
}

/** Misspelt names are reported in development only; in production they have no effect. */
function isScreen(name: string): boolean {
  return process.env.NODE_ENV === 'production' || screens.some((screen) => screen === name);
}

const unknown = () => undefined;

const apiOn = (page: URL) => (value: unknown) => {
  try {
    return typeof value === 'string' ? apiAddress(value, page) : undefined;
  } catch {
    return undefined;
  }
};

function addressOf(value: unknown): string | undefined {
  return typeof value === 'string' && isFollowable(value) ? value : undefined;
}

/** `es-MX` is Spanish. A language that the suite has not is one of the lender's file. */
const localeOf = (hasFile: boolean) => (value: unknown) => {
  const language = primaryOf(String(value));
  return languageOf(language) ?? (hasFile && /^[a-z]{2,3}$/.test(language) ? language : undefined);
};

/** An address on the page's own site, or one that is requested encrypted. */
const sentencesOn = (page: URL) => (value: unknown) => {
  if (typeof value !== 'string' || !URL.canParse(value, page.href)) return undefined;
  const address = new URL(value, page.href);
  return isSafeOrigin(address.origin, page) ? address.href : undefined;
};

/** Whether the locale follows the page. */
export function followsPage(raw: Raw): boolean {
  return raw['locale'] === localeOfPage;
}

function objectOf(value: unknown): object | undefined {
  const read = typeof value === 'string' ? parseJson(value) : value;
  return typeof read === 'object' && read !== null ? read : undefined;
}

/** What it returns is checked where it is used. */
function functionOf(value: unknown): (SuggestAddresses & Words) | undefined {
  return isFunction(value) ? value : undefined;
}

const isFunction = (value: unknown): value is SuggestAddresses & Words =>
  typeof value === 'function';

function credentialsOf(value: unknown): Configuration['quickSignIn'] {
  const { username, password }: { username?: unknown; password?: unknown } = objectOf(value) ?? {};
  return typeof username === 'string' && typeof password === 'string'
    ? { username, password }
    : undefined;
}

/** The attributes of the loader's script tag: strings, and the preset of words that they name. */
export function loaderConfiguration(): object {
  return objectOf(Reflect.get(globalThis, Symbol.for(configurationName))) ?? {};
}
