/** What a lender says on the script tag, `data-api` as `api`: raw texts, which core reads. */
export type RawConfiguration = Readonly<Record<string, string | undefined>>;

const place = Symbol.for('portico.configuration');

/**
 * Leaves what stands on the loader's own script tag where core looks. The first loader on the page
 * wins per key, a later one adds what is missing.
 *
 * @returns what stands there then
 * @param url the loader's own `import.meta.url`: `document.currentScript` is null for a module
 */
export function publishConfiguration(url: string): RawConfiguration {
  const shared: Record<symbol, RawConfiguration | undefined> = globalThis;
  return (shared[place] = Object.assign({}, ownScript(url)?.dataset, shared[place]));
}

/** By its address, or, when that is another as behind a redirect, by its shape. */
function ownScript(url: string): HTMLScriptElement | null | undefined {
  return (
    [...document.scripts].find((script) => script.src === url) ??
    document.querySelector('script[type=module][data-api][src*=loader]')
  );
}
