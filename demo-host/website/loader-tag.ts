import { html, type Html } from './html';

/** Attributes of the loader's tag: `src`, and the others with `data-`. */
export type LoaderTag = {
  readonly src: string;
  /** The hash of the loader; without it, the browser runs whatever is there. */
  readonly integrity?: string | undefined;
  readonly api: string;
  readonly locale: string;
  /** The preset of words; left out for the built-in ones. */
  readonly words?: string | undefined;
  /** Screen to address; left out where a portal is on the page. */
  readonly pages?: Readonly<Record<string, string>> | undefined;
};

/** The script tag a lender pastes. */
export function loaderTag({ src, integrity, api, locale, words, pages }: LoaderTag): Html {
  const addresses = pages && html` data-pages="${JSON.stringify(pages)}"`;
  const hash = integrity && html` integrity="${integrity}" crossorigin`;
  const preset = words && html` data-words="${words}"`;
  return html`<script
    type="module"
    async
    src="${src}"
    ${hash}
    data-api="${api}"
    data-locale="${locale}"
    ${preset}
    ${addresses}
  ></script>`;
}
