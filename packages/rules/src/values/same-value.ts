/**
 * Whether two values are deeply equal: plain objects by their fields, lists by their order,
 * everything else by identity. A field that is undefined counts as missing (accounts §4).
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return false;
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => sameValue(own(one, key), own(other, key)));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function own(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
