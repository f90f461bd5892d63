import type { Language } from '@portico/contract/page-protocol';
import { html, type Html } from '../../website/html';
import { loaderTag } from '../../website/loader-tag';
import { screenNotes } from '../../../packages/build/screen-notes.mjs';

/** What the page with one tag shows. */
export type LivePage = {
  readonly tag: string;
  readonly locale: Language;
  readonly scheme: 'light' | 'dark';
  /** The address of the loader. */
  readonly loader: string;
  readonly api: string;
  /** A borrower to sign in as. */
  readonly borrower: { readonly username: string; readonly password: string };
};

/** Where the page of a tag is served. */
export const livePath = '/docs/live/';

/** Whether a page can show this tag. */
export function isLiveTag(tag: string): boolean {
  const shown = Object.values(screenNotes).some((screen) => screen.tag === tag);
  return shown || tag === 'portico-session' || tag === 'portico-portal';
}

/** Every screen that a tag shows, at that tag's page in the same language and colours. */
function pagesOf({ locale, scheme }: LivePage): Readonly<Record<string, string>> {
  const own = `locale=${locale}&scheme=${scheme}`;
  const pages: Record<string, string> = {};
  for (const [screen, { tag, example }] of Object.entries(screenNotes)) {
    const [address = '', hash = ''] = example.split(/(?=#)/);
    const query = address.split('?')[1];
    const search = query === undefined ? own : `${query}&${own}`;
    if (tag !== undefined) pages[screen] = `${livePath}${tag}?${search}${hash}`;
  }
  return pages;
}

/** What the page itself says. */
const texts: Readonly<Record<Language, { readonly loading: string; readonly signIn: string }>> = {
  en: { loading: 'Loading…', signIn: 'To sign in' },
  es: { loading: 'Cargando…', signIn: 'Para iniciar sesión' },
};

/** The tag is one of `isLiveTag`, and waits with a text. */
function element(tag: string, locale: Language): Html {
  return html`<${tag}>${texts[locale].loading}</${tag}>`;
}

/** A page with one tag, for a frame of the documentation. */
export function livePage(page: LivePage): Html {
  const { tag, locale, scheme, loader, api, borrower } = page;
  const pages = tag === 'portico-portal' ? undefined : pagesOf(page);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="${scheme}" />
        <title>${tag}</title>
        <link rel="stylesheet" href="/docs/live/live.css" />
        ${loaderTag({ src: loader, api, locale, pages })}
      </head>
      <body>
        <main>${element(tag, locale)}</main>
        <p class="borrower">${texts[locale].signIn}: ${borrower.username} / ${borrower.password}</p>
      </body>
    </html>`;
}
