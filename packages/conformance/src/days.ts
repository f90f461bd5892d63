import type { Codec } from '@portico/contract';
import { localDate } from '@portico/rules';

/** A day may be missing, null or of the year 0001 (D17). */
function isReadable(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'string') return false;
  return value.startsWith('0001-') || localDate(value) !== undefined;
}

/**
 * Where a wire value has a day that no page can read; it would be shown as missing. Undefined when
 * there is none.
 */
export function unreadableDay(codec: Codec<unknown>, wire: unknown, at = ''): string | undefined {
  const { kind, of, fields = {}, nameOf = (key: string) => key } = codec;
  if (kind === 'date') return isReadable(wire) ? undefined : at;
  if (of && Array.isArray(wire))
    return firstOf(wire, (one, index) => unreadableDay(of, one, `${at}.${index}`));
  if (kind !== 'entity' || typeof wire !== 'object' || wire === null) return undefined;
  const values = new Map(Object.entries(wire).map(([name, value]) => [name.toLowerCase(), value]));
  return firstOf(Object.entries(fields), ([key, field]) =>
    unreadableDay(field, values.get(nameOf(key).toLowerCase()), `${at}.${key}`),
  );
}

function firstOf<T>(
  items: readonly T[],
  find: (item: T, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
