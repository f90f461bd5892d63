import { apiAddress } from '@portico/contract/api-address';
import {
  asAttribute,
  configurationName,
  diagnoseFile,
  isForDeveloper,
} from '@portico/contract/page-protocol';

const key = Symbol.for(configurationName);

/** What a page may set in `window.portico` before the loader, by the names of the attributes. */
const names = ['api', 'locale', 'words', 'sentences', 'pages', 'debug'] as const;

/**
 * Publishes the configuration of the page to first screens and core: the attributes of the loader's
 * own script tag, then what the page has set in `window.portico`; unchanged, except for the API,
 * which becomes its checked address. Per key the first loader on the page wins; a later one adds
 * missing keys. Has the page's mistakes named in the console where its developer looks at it.
 *
 * @param url the loader's own `import.meta.url`: `document.currentScript` is null for a module
 * @returns the published configuration, one object for all loaders on the page
 * @throws TypeError when the API is refused: nothing is published, and nothing is loaded
 */
export function publishConfiguration(url: string): Values {
  const given = setByScript();
  for (const { dataset } of ownScripts(url).reverse()) Object.assign(given, dataset);
  const api = given['api'];
  // Before the API is checked, because it also explains why one is refused.
  if (isForDeveloper(given) && given['debug'] !== 'false')
    import(/* @vite-ignore */ diagnoseFile).catch(() => undefined);
  const checked = api !== undefined && { api: apiAddress(api, location) };
  const shared: Record<symbol, Values | undefined> = globalThis;
  const page = (shared[key] ??= {});
  return Object.assign(page, given, checked, { ...page });
}

/** A `PageConfiguration` that loaders write. */
type Values = Record<string, string | undefined>;

/**
 * The tags that can have loaded this script: by its address or, if none has it (after a redirect),
 * by their attributes. A module comes first: consent tools leave a copy that is blocked.
 */
function ownScripts(url: string): HTMLScriptElement[] {
  // `document.scripts` could be an element of the page with that name.
  const scripts = [...Reflect.get(HTMLDocument.prototype, 'scripts', document)];
  const same = scripts.filter((script) => script.src === url);
  const isModule = ({ type }: HTMLScriptElement) => type === 'module';
  if (same.length > 0) return [...same.filter(isModule), ...same.filter((one) => !isModule(one))];
  return scripts
    .filter((script) => script.matches('[type=module][data-api][src*=loader]'))
    .slice(0, 1);
}

/** What the page has set before the loader; an element with this id is no own property. */
function setByScript(): Values {
  const page: Partial<Record<'portico', Readonly<Record<string, unknown>>>> & object = globalThis;
  const set = Object.hasOwn(page, 'portico') ? page.portico : undefined;
  const values = names.map((name) => [name, asAttribute(set?.[name])] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
