import type { Say } from './first-screen';

type Words = Readonly<Record<string, unknown>>;

/**
 * What a first screen says before the lender's setup is there, by the order of settings: those on the
 * tag, and those seen last on this site, which core keeps by bucket with the address of their API.
 *
 * @param buckets in which its language looks a sentence up, the one that counts most at the end
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

/** Where the page's API is, as the loader has checked it: of a page whose API is refused nothing is loaded. */
export function apiOfPage(): string {
  const shared: Record<symbol, { readonly api?: string } | undefined> = globalThis;
  return shared[Symbol.for('portico.configuration')]?.api ?? location.origin;
}

/** The object a text holds; a storage that is forbidden and a text that is no JSON hold none. */
export function read(text: () => string | null): Words {
  try {
    return Object.assign<Words, unknown>({}, JSON.parse(text() ?? '0'));
  } catch {
    return {};
  }
}
