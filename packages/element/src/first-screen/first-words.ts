import type { FirstScreen, Say } from './first-screen';

type Words = Readonly<Record<string, unknown>>;

/**
 * What a first screen says before the lender's setup is there, by the order of settings: those on the
 * tag, and those seen last on this site, which core keeps by bucket with the address of their API.
 */
export function firstWords({ buckets }: FirstScreen, host: Element): Say {
  const kept = read(() => localStorage.getItem('portico.settings'));
  const seen = kept['of'] === apiOfPage() ? buckets : [];
  const places = [
    read(() => host.getAttribute('settings')),
    ...seen.map((bucket) => wordsOf(kept[bucket])),
  ];
  return (key) =>
    places
      .map((place) => place[key])
      .filter((text) => typeof text === 'string')
      .find(Boolean);
}

/** Where the page's API is, as core writes it. */
export function apiOfPage(): string {
  const shared: Record<symbol, { readonly api?: string } | undefined> = globalThis;
  return (shared[Symbol.for('portico.configuration')]?.api ?? '').replace(/\/+$/, '');
}

/** The object a text holds; a storage that is forbidden and a text that is no JSON hold none. */
export function read(text: () => string | null): Words {
  try {
    return wordsOf(JSON.parse(text() ?? '0'));
  } catch {
    return {};
  }
}

function wordsOf(found: unknown): Words {
  return typeof found === 'object' ? { ...found } : {};
}
