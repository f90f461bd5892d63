import { sameValue } from './same-value';

/**
 * The newest stored values with what was changed in an earlier copy of them, so that saving them
 * undoes nothing that was stored meanwhile (D11). Objects are compared field by field, lists as a
 * whole.
 *
 * @param changed the earlier copy with its changes
 * @param earlier the copy as it was read
 */
export function withChanges<T extends object>(changed: T, earlier: T, newest: T): T {
  const entries: readonly [string, unknown][] = Object.entries(changed);
  const changes = entries.flatMap(([field, value]): readonly [string, unknown][] => {
    const before: unknown = Reflect.get(earlier, field);
    const now: unknown = Reflect.get(newest, field);
    if (sameValue(value, before)) return [];
    const hasFields = isFields(value) && isFields(before) && isFields(now);
    return [[field, hasFields ? withChanges(value, before, now) : value]];
  });
  return { ...newest, ...Object.fromEntries<unknown>(changes) };
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
