import { apiAddress } from '@portico/contract/api-address';

/** What a lender says on the script tag, `data-api` as `api`. */
export type RawConfiguration = Readonly<Record<string, string | undefined>>;

const place = Symbol.for('portico.configuration');

/**
 * Leaves what stands on the loader's own script tag where first screens and core look: texts as they
 * are, but the API as its checked address. The first loader on the page wins per key, a later one adds
 * what is missing.
 *
 * @param url the loader's own `import.meta.url`: `document.currentScript` is null for a module
 * @returns what stands there then
 * @throws TypeError where the API is refused: nothing is left there, and nothing is loaded
 */
export function publishConfiguration(url: string): RawConfiguration {
  const said: Record<string, string | undefined> = Object.assign({}, ownScript(url)?.dataset);
  const { api } = said;
  if (api !== undefined) said['api'] = apiAddress(api, location);
  const shared: Record<symbol, RawConfiguration | undefined> = globalThis;
  return (shared[place] = { ...said, ...shared[place] });
}

/** By its address, or, when that is another as behind a redirect, by its shape. */
function ownScript(url: string): HTMLScriptElement | undefined {
  // `document.scripts` would be any element of the page that bears that name.
  const scripts = [...Reflect.get(Document.prototype, 'scripts', document)];
  return (
    scripts.find((script) => script.src === url) ??
    scripts.find((script) => script.matches('[type=module][data-api][src*=loader]'))
  );
}
