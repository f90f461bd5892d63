import type { Html } from './html';
import type { Preferences } from './preferences';
import type { SiteTexts } from './texts/index';
import type { PageName, Variant } from './variants';

/** What every template of the website knows about the request it answers. */
export type PageContext = {
  readonly variant: Variant;
  readonly preferences: Preferences;
  readonly texts: SiteTexts;
  /** Path and query of this page, for links that change a preference and come back. */
  readonly address: string;
  /** The year of the institution's calendar, for the copyright line. */
  readonly year: string;
  /** The account a link chose on another page: branch-number-check. */
  readonly account: string | undefined;
  /** Whether this host has a console to link to. */
  readonly hasConsole: boolean;
  /** The script tags a lender pastes, one for each loader. */
  readonly scripts: Html;
};

/** The content of a page between header and footer; the layout decides how it is arranged. */
export type PageBody = {
  readonly name: PageName | 'moving' | 'terms' | 'notFound';
  readonly title: string;
  /** Undefined where the heading of the page's tag is its title: nothing stands above it. */
  readonly lead?: string | undefined;
  readonly content: Html;
  /** A table needs the whole width: the aside is below the content, not next to it. */
  readonly wide?: true | undefined;
  readonly aside?: { readonly title: string; readonly items: readonly string[] } | undefined;
};
