import { parseJson } from '../json';
import type { Setting, SettingKey, SettingNotes } from './setting';

/**
 * Several values: a JSON array of strings, else one per line, else (unless `lines`) separated by
 * commas or semicolons.
 */
// @__NO_SIDE_EFFECTS__
export function list(
  key: SettingKey,
  notes: SettingNotes<readonly string[]> & { readonly lines?: boolean },
): Setting<readonly string[]> {
  const separator = notes.lines ? /\r?\n/ : /[,;\n]/;
  return {
    key,
    kind: 'list',
    read: (raw) => (raw.trim().startsWith('[') ? readArray(raw) : split(raw, separator)),
    fallback: notes.default ?? [],
    setupOnly: notes.setupOnly,
    notes,
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
