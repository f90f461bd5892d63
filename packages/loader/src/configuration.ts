import { apiAddress } from '@portico/contract/api-address';
import { configurationName, diagnoseFile } from '@portico/contract/page-protocol';

const key = Symbol.for(configurationName);

/**
 * Publishes the attributes of the loader's own script tag to first screens and core: unchanged,
 * except for the API, which becomes its checked address. Per key the first loader on the page wins;
 * a later one adds missing keys.
 *
 * @param url the loader's own `import.meta.url`: `document.currentScript` is null for a module
 * @returns the published configuration, one object for all loaders on the page
 * @throws TypeError when the API is refused: nothing is published, and nothing is loaded
 */
export function publishConfiguration(url: string): Values {
  const own = ownScript(url)?.dataset;
  const api = own?.['api'];
  // Before the API is checked, because it also explains why one is refused.
  if (own?.['debug'] !== undefined) void import(/* @vite-ignore */ diagnoseFile);
  const checked = api !== undefined && { api: apiAddress(api, location) };
  const shared: Record<symbol, Values | undefined> = globalThis;
  const page = (shared[key] ??= {});
  return Object.assign(page, own, checked, { ...page });
}

/** A `PageConfiguration` that loaders write. */
type Values = Record<string, string | undefined>;

/** Found by its address or, if that differs (after a redirect), by its attributes. */
function ownScript(url: string): HTMLScriptElement | undefined {
  // `document.scripts` could be an element of the page with that name.
  const scripts = [...Reflect.get(Document.prototype, 'scripts', document)];
  return (
    scripts.find((script) => script.src === url) ??
    scripts.find((script) => script.matches('[type=module][data-api][src*=loader]'))
  );
}
