import type { FirstScreen, Say } from './first-screen';

/** What core keeps of the lender's setup: its API, and settings by bucket. */
type Kept = Readonly<Record<string, Sentences | undefined>> & { readonly of?: unknown };
type Sentences = Readonly<Record<string, unknown>>;

/**
 * What a first screen says before the lender's setup is there, by the order of settings: those on the
 * tag, and those seen last on this site.
 */
export function firstWords({ buckets }: FirstScreen, host: Element): Say {
  const kept: Kept = read(() => localStorage.getItem('portico.settings'));
  const seen = kept.of === apiOfPage() ? buckets : [];
  const places = [read(() => host.getAttribute('settings')), ...seen.map((bucket) => kept[bucket])];
  return (key) => places.map((place) => place?.[key]).find(Boolean);
}

/** Where the page's API is, as core writes it. */
export function apiOfPage(): string {
  const shared: Record<symbol, { readonly api?: string } | undefined> = globalThis;
  return (shared[Symbol.for('portico.configuration')]?.api ?? '').replace(/\/+$/, '');
}

/** The object a text holds; a storage that is forbidden and a text that is no JSON hold none. */
export function read(text: () => string | null): Readonly<Record<string, never>> {
  try {
    return JSON.parse(text() ?? '{}');
  } catch {
    return {};
  }
}
