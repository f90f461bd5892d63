import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Core } from '../core';
import type { Problem } from '../reports/problem';
import { resolveSetting, type SettingSources } from './resolve';
import type { Setting, SettingKey } from './setting';

/** What a tag sets itself. */
type Overrides = ReadonlySignal<Readonly<Record<string, string>>>;

/** The signal of a setting, which is made once. */
type Made<T> = { readonly definition: Setting<T>; readonly signal: ReadonlySignal<T> };

/**
 * Reads settings; a bad value is reported and its default is used. However often a setting is asked
 * for, it has one signal for the page and one for each tag, so that it is read once for each change
 * of its sources: a payment reads more than 40 settings at each key.
 */
export function createSettingsReader(
  sources: ReadonlySignal<SettingSources>,
  report: (problem: Problem) => void,
): Core['setting'] {
  const bad = (key: SettingKey) => report({ message: `setting: ${key}` });
  const noOverrides: Overrides = computed(() => ({}));
  const made = new WeakMap<Overrides, WeakMap<Setting<unknown>, Made<unknown>>>();
  return (definition, overrides = noOverrides) => {
    const ofTag = made.get(overrides) ?? new WeakMap<Setting<unknown>, Made<unknown>>();
    made.set(overrides, ofTag);
    const known = ofTag.get(definition);
    if (known && isOf(definition, known)) return known.signal;
    const signal = computed(() =>
      resolveSetting(definition, { ...sources.value, overrides: overrides.value }, bad),
    );
    ofTag.set(definition, { definition, signal });
    return signal;
  };
}

function isOf<T>(definition: Setting<T>, made: Made<unknown>): made is Made<T> {
  return made.definition === definition;
}
