import { html, type Html } from './html';

/** Attributes of the loader's tag: `src`, `data-api`, `data-locale`, `data-pages`. */
export type LoaderTag = {
  readonly src: string;
  readonly api: string;
  readonly locale: string;
  /** Screen to address; left out where a portal is on the page. */
  readonly pages?: Readonly<Record<string, string>> | undefined;
};

/** The script tag a lender pastes. */
export function loaderTag({ src, api, locale, pages }: LoaderTag): Html {
  const addresses = pages && html` data-pages="${JSON.stringify(pages)}"`;
  return html`<script
    type="module"
    async
    src="${src}"
    data-api="${api}"
    data-locale="${locale}"
    ${addresses}
  ></script>`;
}
