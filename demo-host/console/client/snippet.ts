import { lenderPolicy } from '@portico/cdn/policy';

/** Example addresses of a lender's own pages, to be replaced. */
const examplePages = {
  login: '/sign-in',
  dashboard: '/account',
  payment: '/pay?account={accountReference}',
  paymentConfirm: '/paid',
};

/** A file of the suite as its manifest lists it. */
export type SuiteFile = { readonly integrity: string };

/** A file that a page preloads. */
export type AheadFile = SuiteFile & { readonly address: string };

/**
 * The script that a lender pastes once per page, with the release's hash, and a preload of the file
 * that every widget needs, so that both are fetched at the same time.
 *
 * @param ahead the preloaded file
 */
export function scriptSnippet(
  origin: string,
  version: string,
  integrity: string,
  ahead: AheadFile,
): string {
  return `<script type="module" async src="${origin}/portico/${version}/loader.js"
        integrity="${integrity}" crossorigin
        data-api="${origin}" data-locale="en"
        data-pages='${JSON.stringify(examplePages)}'></script>
${preload(ahead)}`;
}

/** For pages whose policy forbids `style` attributes: reserves the height of every tag. */
export function heightsSnippet(suite: string): string {
  return `<link rel="stylesheet" href="${suite}/portico.css">`;
}

/** The policy of a page with any of the tags; the origin of the card fields is an example. */
export function policySnippet(origin: string): string {
  const cardFields = 'https://cards.example';
  return `Content-Security-Policy: ${lenderPolicy({ suite: origin, api: origin, cardFields })}`;
}

const loader = 'loader.js';

/**
 * The import map that makes a browser refuse every further file with a changed byte. It has to
 * precede the first module script of a page.
 *
 * @param suite address of the loader's folder
 */
export function importMap(suite: string, files: Readonly<Record<string, SuiteFile>>): string {
  const hashes = Object.entries(files)
    .filter(([name]) => name !== loader)
    .map(([name, { integrity }]) => [`${suite}/${name}`, integrity] as const);
  return JSON.stringify({ integrity: Object.fromEntries(hashes) });
}

/** An import map as markup of a page. */
export function importMapSnippet(map: string): string {
  return `<script type="importmap">${map}</script>`;
}

/** The source that `script-src` needs for that inline script, instead of a nonce. */
export async function policySource(map: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(map));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** With its hash: on a page with the import map, a file preloaded without it is fetched again. */
const preload = ({ address, integrity }: AheadFile) =>
  `<link rel="modulepreload" href="${address}" integrity="${integrity}">`;

/** A tag with the build's markup of its first screen; its styles get their full address. */
export function declaredSnippet(tag: string, markup: string, folder: string): string {
  return `<${tag}>${markup.trim().replace(' href="', ` href="${folder}/`)}</${tag}>`;
}

/**
 * The tag of a widget, with its height. It needs no attribute: what a widget shows is in the address
 * of the page that leads to it.
 *
 * @param style reserves the height of the widget
 * @param ahead the files to preload: a visitor's first screen, the tag's entry
 */
export function tagSnippet(tag: string, style: string, ahead: readonly AheadFile[]): string {
  return [...ahead.map(preload), `<${tag} style="${style}"></${tag}>`].join('\n');
}
