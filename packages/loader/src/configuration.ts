import { apiAddress } from '@portico/contract/api-address';
import { configurationName, type PageConfiguration } from '@portico/contract/page-protocol';

const key = Symbol.for(configurationName);

/**
 * Publishes the attributes of the loader's own script tag to first screens and core: unchanged,
 * except for the API, which becomes its checked address. Per key the first loader on the page wins;
 * a later one adds missing keys.
 *
 * @param url the loader's own `import.meta.url`: `document.currentScript` is null for a module
 * @returns the published configuration
 * @throws TypeError when the API is refused: nothing is published, and nothing is loaded
 */
export function publishConfiguration(url: string): PageConfiguration {
  const own: Record<string, string | undefined> = Object.assign({}, ownScript(url)?.dataset);
  const { api } = own;
  if (api !== undefined) own['api'] = apiAddress(api, location);
  const shared: Record<symbol, PageConfiguration | undefined> = globalThis;
  return (shared[key] = { ...own, ...shared[key] });
}

/** Found by its address or, if that differs (after a redirect), by its attributes. */
function ownScript(url: string): HTMLScriptElement | undefined {
  // `document.scripts` could be an element of the page with that name.
  const scripts = [...Reflect.get(Document.prototype, 'scripts', document)];
  return (
    scripts.find((script) => script.src === url) ??
    scripts.find((script) => script.matches('[type=module][data-api][src*=loader]'))
  );
}
