import { publishConfiguration } from './configuration';
import { discover } from './discover';
import { setLength, type Table } from './table';

/** Milliseconds after which code that could not be had is asked for again. */
const retryDelayMs = 3000;

/** Milliseconds that a first screen waits for those above it, which would push it down if they came later. */
const waitForAboveMs = 1000;

/** What the loader knows of the file of a tag's first screen. */
type FirstScreen = { readonly put: (element: Element) => void };

/**
 * Shows the first screen of each widget and loads its code, each file once. A second loader does no
 * harm: of the same address it is the same module, of another it defines only what is not defined.
 *
 * @param table  which files a tag needs
 * @param url    address of the loader, beside which their folder stands
 * @param load   imports a module by its address
 */
export function start(
  table: Table,
  url: string,
  load: (address: string) => Promise<FirstScreen> = (address) => import(address),
): void {
  const tags = table.tags.split(' ');
  /** The files that have been asked for. */
  const asked = new Set<string>();
  const language = /^es/i.test(publishConfiguration(url)['locale'] ?? '') ? 'es' : 'en';
  const kind = ofSession() + language;
  const folder = new URL(`${table.folder}/`, url).href;
  /** The first screens found so far stand, or take too long. */
  let above: Promise<unknown> = Promise.resolve();

  discover(show);

  function show(name: string, element: Element): void {
    const tag = tags.find((word) => word.slice(0, -setLength) === name);
    if (!tag || customElements.get(element.localName)) return;
    // A screen that stands keeps all that is done in it; what stands between the tags is shown in it.
    const again = () => {
      const box = element.shadowRoot?.lastElementChild;
      if (!box?.querySelector('slot'))
        box?.append(Reflect.get(Document.prototype, 'createElement').call(document, 'slot'));
      asked.delete(name);
      setTimeout(() => show(name, element), retryDelayMs);
    };
    const rest = () => {
      // Without bit 0, which is React.
      let set = parseInt(tag.slice(-setLength), 36);
      for (let place = 1; (set >>= 1); place++) if (set & 1) once(`shared-${place}`);
      once(name, again);
    };
    // React, by far the largest, fills the line from the start; all else leaves the first screen its share.
    const stands = Promise.all([get(`${name}.${kind}`), above])
      // Waiting, it may have been defined for another of its kind, and drawn.
      .then(([{ put }]) => customElements.get(element.localName) ?? put(element))
      .catch(nothing);
    above = Promise.race([stands, new Promise((late) => setTimeout(late, waitForAboveMs))]);
    // The frame that shows it goes before.
    void stands.then(() => setTimeout(rest));
    once('react');
  }

  /** All at the same time, not as one names the next; a file that cannot be had fails its entry too. */
  function once(file: string, failed: () => void = nothing): void {
    if (asked.has(file)) return;
    asked.add(file);
    get(file).catch(failed);
  }

  function get(file: string): Promise<FirstScreen> {
    return load(`${folder}${file}.js`);
  }
}

function nothing(): void {
  // Where it counts that a file cannot be had, it is asked for again.
}

/** How first screens of a page are named for which core has kept a session. */
function ofSession(): string {
  try {
    if ('portico.session' in sessionStorage) return 'in.';
  } catch {
    // A storage that is forbidden holds none.
  }
  return '';
}
