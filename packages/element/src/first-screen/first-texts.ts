import {
  apiOf,
  configurationName,
  objectIn,
  settingsKey,
  type PageConfiguration,
} from '@portico/contract/page-protocol';
import type { TextLookup } from './draw';

type Texts = Readonly<Record<string, unknown>>;

/**
 * The first screen's texts before the lender's setup is loaded, by the order of settings: those on
 * the tag, then those last received on this site, which core stores by bucket with their API's
 * address.
 *
 * @param buckets in which its language looks a sentence up, the one with the highest precedence
 *   last
 */
export function firstTexts(buckets: readonly string[], host: Element): TextLookup {
  const stored = objectIn(() => localStorage.getItem(settingsKey));
  const texts: Texts = {};
  for (const some of [
    ...(stored['of'] === apiOfPage() ? buckets.map((bucket) => stored[bucket]) : []),
    objectIn(() => host.getAttribute('settings')),
  ])
    Object.assign(texts, some);
  return (key) => texts[key];
}

/**
 * The address of the page's API. The loader has checked it, and loads nothing where it is refused.
 */
export function apiOfPage(): string {
  return apiOf(configurationOfPage());
}

/** As the loader has published it. */
export function configurationOfPage(): PageConfiguration {
  const shared: Record<symbol, PageConfiguration | undefined> = globalThis;
  return shared[Symbol.for(configurationName)] ?? {};
}
