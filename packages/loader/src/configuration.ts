/** What a lender may say on the script tag: `data-api`, `data-locale`, `data-pages` (JSON text). */
const names = ['api', 'locale', 'pages'] as const;

/** Raw texts as they stand on the page; core parses them, reports bad ones and keeps its defaults. */
export type RawConfiguration = Partial<Record<(typeof names)[number], string>>;

const place = Symbol.for('portico.configuration');

/**
 * The script tag that loaded this module. `document.currentScript` is null for a module; a second
 * tag of the same address, or one behind a redirect, is told by its shape.
 *
 * @param url the loader's own `import.meta.url`
 */
export function ownScript(page: Document, url: string): HTMLScriptElement | undefined {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[src]')];
  return (
    scripts.find((script) => script.src === url) ??
    scripts.find((script) => script.matches('[type=module][data-api][src*="/loader.js"]'))
  );
}

/** Leaves it where core looks. The first loader on the page wins per key, a later one adds missing. */
export function publishConfiguration(script: HTMLScriptElement | undefined): void {
  const shared: Record<symbol, RawConfiguration | undefined> = globalThis;
  const configuration = (shared[place] ??= {});
  for (const name of names) {
    const value = script?.dataset[name];
    if (value !== undefined) configuration[name] ??= value;
  }
}
