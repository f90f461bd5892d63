import { bucketsOf } from '@portico/contract/page-protocol';
import { splitKey } from '@portico/rules';
import type { Setup } from '../setup/setup';
import type { Words } from '../texts/texts';
import type { Setting, SettingKey } from './setting';

/** Where strings for settings come from. */
export type SettingSources = {
  readonly overrides: Readonly<Record<string, string>> | undefined;
  readonly setup: Setup | undefined;
  readonly locale: string;
  /** The page's preset of words, which settings precede. */
  readonly words?: Words | undefined;
};

/**
 * The string of a setting: from the tag, else from the setup's buckets; undefined when neither has
 * it.
 * @throws Error 'Cannot read option' when the key is not `group.key` (access §9)
 */
export function findSetting(key: string, sources: SettingSources): string | undefined {
  splitKey(key);
  const places = [
    sources.overrides,
    ...bucketsOf(sources.locale).map((name) => sources.setup?.buckets[name]),
  ];
  return places.find((place) => place && Object.hasOwn(place, key))?.[key];
}

/**
 * The value of a setting. `bad` is called for a string that cannot be read, which keeps the
 * default, and for a value on a tag where only the setup counts.
 */
export function resolveSetting<T>(
  definition: Setting<T>,
  sources: SettingSources,
  bad: (key: SettingKey) => void,
): T {
  const { key, options } = definition;
  const { setupOnly } = options;
  if (setupOnly && sources.overrides && Object.hasOwn(sources.overrides, key)) bad(key);
  const raw = findSetting(key, setupOnly ? { ...sources, overrides: undefined } : sources) ?? '';
  if (raw.trim() === '') return definition.fallback;
  const value = definition.read(raw);
  if (value !== undefined) return value;
  bad(key);
  return definition.fallback;
}
