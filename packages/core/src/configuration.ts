import {
  check,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  type GenericSchema,
} from 'valibot';
import { screens, type Screen } from './destination';
import { parseJson } from './json';
import { isFollowable } from './page-address';
import { pageStore } from './page-store';
import type { Locale } from './texts';

/** What the lender's page says about itself, by `configure()` or the loader's `data-*` attributes. */
export type Configuration = {
  /** Origin (and prefix) of the API, without a trailing slash; '' is the page's own origin. */
  readonly api: string;
  readonly locale: Locale;
  /** Address of the page that carries each screen, with `{placeholders}`. */
  readonly pages: Readonly<Partial<Record<Screen, string>>>;
  /**
   * Credentials of a test borrower for the quick sign-in button, which only non-production builds
   * contain (access §2).
   */
  readonly quickSignIn?: { readonly username: string; readonly password: string } | undefined;
};

/**
 * Tells the suite about the page: before or after widgets stand in it, in as many calls as is
 * convenient. A bad value keeps what was there and is reported.
 */
export function configure(configuration: Partial<Configuration>): void {
  const page = pageStore();
  const before = page.get().configuration;
  page.set({ configuration: { ...before, ...configuration } });
}

const api = pipe(
  string(),
  check(isFollowable),
  transform((address) => address.replace(/\/+$/, '')),
);
const locale = pipe(
  string(),
  transform((tag) => tag.slice(0, 2).toLowerCase()),
  picklist(['en', 'es']),
);
const address = pipe(string(), check(isFollowable));
const quickSignIn = object({ username: string(), password: string() });

/** What a reading came to: the values that were good, and the names of those that were not. */
export type ConfigurationReading = {
  readonly configuration: Configuration;
  readonly bad: readonly string[];
};

/** Reads what the page said. `pages` may be an object or its JSON text. */
export function readConfiguration(raw: Readonly<Record<string, unknown>>): ConfigurationReading {
  const bad: string[] = [];
  const read = <T>(name: string, schema: GenericSchema<unknown, T>, value: unknown) => {
    if (value === undefined) return undefined;
    const result = safeParse(schema, value);
    if (!result.success) bad.push(name);
    return result.success ? result.output : undefined;
  };
  const pages: Partial<Record<Screen, string>> = {};
  const given = entriesOf(raw['pages']);
  if (!given) bad.push('pages');
  for (const [name, value] of given ?? []) {
    const screen = screens.find((known) => known === name);
    const url = read(`pages.${name}`, address, screen ? value : null);
    if (screen && url !== undefined) pages[screen] = url;
  }
  return {
    configuration: {
      api: read('api', api, raw['api']) ?? '',
      locale: read('locale', locale, raw['locale']) ?? 'en',
      pages,
      quickSignIn: read('quickSignIn', quickSignIn, raw['quickSignIn']),
    },
    bad,
  };
}

/** The entries of an object or of its JSON text; none when there is nothing, undefined when it is no object. */
function entriesOf(value: unknown): [string, unknown][] | undefined {
  const read = typeof value === 'string' ? (parseJson(value) ?? 0) : (value ?? {});
  return typeof read === 'object' && read !== null ? Object.entries(read) : undefined;
}

/** What the loader found on its script tag: plain strings. */
export function loaderConfiguration(): Readonly<Record<string, unknown>> {
  const left: unknown = Reflect.get(globalThis, Symbol.for('portico.configuration'));
  return typeof left === 'object' && left !== null ? { ...left } : {};
}
