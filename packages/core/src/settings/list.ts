import { parseJson } from '../json';
import type { Setting, SettingKey, SettingOptions } from './setting';

type ListOptions = SettingOptions & {
  readonly default?: readonly string[];
  readonly lines?: boolean;
};

/**
 * Several values: a JSON array of strings, else one per line, else (unless `lines`) separated by
 * commas or semicolons.
 */
// @__NO_SIDE_EFFECTS__
export function list(key: SettingKey, options: ListOptions = {}): Setting<readonly string[]> {
  const { pattern, lines, default: fallback = [] } = options;
  const separator = lines ? /\r?\n/ : /[,;\n]/;
  return {
    key,
    kind: 'list',
    read: (raw) => {
      const found = raw.trim().startsWith('[') ? readArray(raw) : split(raw, separator);
      return !pattern || found?.every((one) => pattern.test(one)) ? found : undefined;
    },
    fallback,
    options,
  };
}

function split(raw: string, separator: RegExp): string[] {
  return raw
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function readArray(raw: string): string[] | undefined {
  const items = parseJson(raw);
  return Array.isArray(items) && items.every((item) => typeof item === 'string')
    ? items
    : undefined;
}
