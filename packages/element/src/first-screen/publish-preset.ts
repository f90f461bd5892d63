import { configurationName } from '@portico/contract/page-protocol';
import type { Locale, Words } from '@portico/core';

/**
 * Publishes the preset of words of a page to core: the sentences that a tag waits for are in its
 * first screen, others are loaded. A second tag of the page adds its own.
 */
export function publishPreset(
  language: Locale,
  sentences: Readonly<Record<string, Readonly<Record<string, string>>>>,
  load: () => Promise<Words>,
): void {
  const shared: Record<symbol, { words?: unknown } | undefined> = globalThis;
  const page = (shared[Symbol.for(configurationName)] ??= {});
  const published = isWords(page.words) ? page.words : undefined;
  // By language and group, because core knows a file by the function that loads it.
  const reads: Record<string, NonNullable<ReturnType<Words>>> = {};
  for (const [group, own] of Object.entries(sentences))
    reads[language + group] = () => Promise.resolve({ default: own });
  const words: Words = (locale, group) =>
    reads[locale + group] ??
    published?.(locale, group) ??
    (reads[locale + group] = async () =>
      (await (await load())(locale, group)?.()) ?? { default: {} });
  page.words = words;
}

const isWords = (value: unknown): value is Words => typeof value === 'function';
