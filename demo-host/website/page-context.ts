import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html } from './html';
import { loaderTag } from './loader-tag';
import type { PageContext } from './page';
import { chosenPreferences, readPreferences } from './preferences';
import { siteTexts } from './texts/index';
import { pagesOf, type Variant } from './variants';

/** What the website needs to know about the rest of the host. */
export type WebsiteOptions = {
  /**
   * Where the suite's files are served, with no slash at the end, one script tag each: the first
   * on every page, all of them on a page requested with `?twice`.
   */
  readonly suites: readonly [string, ...string[]];
  /** The hash of the loader that is served now, for `integrity`. */
  readonly loaderHash: () => Promise<string>;
  /** The year of the institution's calendar. */
  readonly year: () => string | Promise<string>;
  /** Origin of the processor's page for card numbers. */
  readonly cardFields: string;
  /** Whether there is a console to link to. */
  readonly hasConsole: boolean;
};

const oneYear = 31_536_000;

/** Stores the query's choices in cookies; returns the address without them, undefined if none. */
export function keepChoices(context: Context): string | undefined {
  const url = new URL(context.req.url);
  const chosen = Object.entries(chosenPreferences(url.searchParams));
  for (const [name, value] of chosen) {
    setCookie(context, name, value, { path: '/', maxAge: oneYear, sameSite: 'Lax' });
    url.searchParams.delete(name);
  }
  return chosen.length > 0 ? url.pathname + url.search : undefined;
}

/** What the templates know about a request. The portal's own routes need no `data-pages`. */
export async function pageContext(
  context: Context,
  options: WebsiteOptions,
  variant: Variant,
  portal: boolean,
): Promise<PageContext> {
  const url = new URL(context.req.url);
  const preferences = readPreferences((name) => getCookie(context, name));
  const suites = url.searchParams.has('twice') ? options.suites : options.suites.slice(0, 1);
  // Tests replace the files of a page with two versions.
  const integrity = suites.length > 1 ? undefined : await options.loaderHash();
  const tags = suites.map((suite) =>
    loaderTag({
      src: `${suite}/loader.js`,
      integrity,
      // The site's own origin. Never the one that the request names: its Host header can be anything.
      api: '/',
      locale: preferences.lang,
      words: preferences.words === 'plain' ? 'plain' : undefined,
      pages: portal ? undefined : pagesOf(variant.name),
    }),
  );
  return {
    variant,
    preferences,
    texts: siteTexts(preferences.lang),
    address: url.pathname + url.search,
    year: await options.year(),
    account: url.searchParams.get('account') ?? undefined,
    hasConsole: options.hasConsole,
    scripts: html`<link rel="stylesheet" href="${options.suites[0]}/portico.css" /> ${tags}`,
  };
}
