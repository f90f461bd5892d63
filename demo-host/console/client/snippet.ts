import type { CatalogueWidget } from '../catalogue';

/** Addresses of a lender's own pages, as an example to be replaced. */
const examplePages = {
  login: '/sign-in',
  dashboard: '/account',
  payment: '/pay?account={accountNumber}',
  paymentConfirm: '/paid',
};

/**
 * The script a lender pastes once per page, and the file that every widget waits for longest: named in
 * the page, it is fetched while the script still is.
 *
 * @param ahead address of that file
 */
export function scriptSnippet(origin: string, version: string, ahead: string): string {
  return `<script type="module" async src="${origin}/portico/${version}/loader.js"
        data-api="${origin}" data-locale="en"
        data-pages='${JSON.stringify(examplePages)}'></script>
${preload(ahead)}`;
}

const preload = (address: string) => `<link rel="modulepreload" href="${address}">`;

/** A tag with the first screen that its page brings: the build's markup, its styles by their whole address. */
export function declaredSnippet(tag: string, markup: string, folder: string): string {
  return `<${tag}>${markup.trim().replace(' href="', ` href="${folder}/`)}</${tag}>`;
}

/**
 * The tag of a widget, with the attributes that a page has to fill in.
 *
 * @param ahead address of a visitor's first screen, where it is known before the page is
 */
export function tagSnippet(
  { tag, properties }: Pick<CatalogueWidget, 'tag' | 'properties'>,
  ahead?: string,
): string {
  const own = properties.filter(({ name, type }) => name !== 'settings' && type === 'string');
  const attributes = own.map(({ attribute }) => ` ${attribute}="…"`).join('');
  return `${ahead === undefined ? '' : `${preload(ahead)}\n`}<${tag}${attributes}></${tag}>`;
}
