import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Core } from '../core';
import type { Problem } from '../reports/problem';
import { resolveSetting, type SettingSources } from './resolve';
import type { SettingKey } from './setting';

/** Reads settings; a bad value is reported and its default is used. */
export function createSettingsReader(
  sources: ReadonlySignal<SettingSources>,
  report: (problem: Problem) => void,
): Core['setting'] {
  const bad = (key: SettingKey) => report({ message: `setting: ${key}` });
  return (definition, overrides) =>
    computed(() =>
      resolveSetting(definition, { ...sources.value, overrides: overrides?.value }, bad),
    );
}
