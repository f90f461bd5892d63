import type { Say } from './first-screen';

type Words = Readonly<Record<string, unknown>>;

/**
 * The first screen's texts before the lender's setup is loaded, by the order of settings: those on
 * the tag, then those last received on this site, which core stores by bucket with their API's
 * address.
 *
 * @param buckets in which its language looks a sentence up, the one with the highest precedence
 *   last
 */
export function firstWords(buckets: readonly string[], host: Element): Say {
  const kept = read(() => localStorage.getItem('portico.settings'));
  const words: Words = {};
  for (const some of [
    ...(kept['of'] === apiOfPage() ? buckets.map((bucket) => kept[bucket]) : []),
    read(() => host.getAttribute('settings')),
  ])
    Object.assign(words, some);
  return (key) => words[key];
}

/**
 * The address of the page's API. The loader has checked it, and loads nothing where it is refused.
 */
export function apiOfPage(): string {
  const shared: Record<symbol, { readonly api?: string } | undefined> = globalThis;
  return shared[Symbol.for('portico.configuration')]?.api ?? location.origin;
}

/** The object in a JSON text; empty where storage is blocked or the text is not JSON. */
export function read(text: () => string | null): Words {
  try {
    return Object.assign<Words, unknown>({}, JSON.parse(text() ?? '0'));
  } catch {
    return {};
  }
}
