import { lenderPolicy } from '../../website/policy';
import type { CatalogueWidget } from '../catalogue';

/** Addresses of a lender's own pages, as an example to be replaced. */
const examplePages = {
  login: '/sign-in',
  dashboard: '/account',
  payment: '/pay?account={accountNumber}',
  paymentConfirm: '/paid',
};

/** A file of the suite as its manifest lists it. */
export type SuiteFile = { readonly integrity: string };

/**
 * The script a lender pastes once per page, held to the release's hash, and the file that every widget
 * waits for longest: named in the page, it is fetched while the script still is.
 *
 * @param ahead address of that file
 */
export function scriptSnippet(
  origin: string,
  version: string,
  integrity: string,
  ahead: string,
): string {
  return `<script type="module" async src="${origin}/portico/${version}/loader.js"
        integrity="${integrity}" crossorigin
        data-api="${origin}" data-locale="en"
        data-pages='${JSON.stringify(examplePages)}'></script>
${preload(ahead)}`;
}

/** The policy of a page that carries any of the tags; the origin of the card fields is an example. */
export function policySnippet(origin: string): string {
  const cardFields = 'https://cards.example';
  return `Content-Security-Policy: ${lenderPolicy({ suite: origin, api: origin, cardFields })}`;
}

const loader = 'loader.js';

/**
 * The import map by which a browser refuses every further file with a changed byte: stands before the
 * first module script of a page.
 *
 * @param suite address of the loader's folder
 */
export function importMap(suite: string, files: Readonly<Record<string, SuiteFile>>): string {
  const hashes = Object.entries(files)
    .filter(([name]) => name !== loader)
    .map(([name, { integrity }]) => [`${suite}/${name}`, integrity] as const);
  return JSON.stringify({ integrity: Object.fromEntries(hashes) });
}

/** An import map as a page carries it. */
export function importMapSnippet(map: string): string {
  return `<script type="importmap">${map}</script>`;
}

/** What a policy adds to `script-src` for that one inline script, in place of a nonce. */
export async function policySource(map: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(map));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
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
