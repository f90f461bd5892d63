import { toJson } from '@portico/rules';

/** Whether a value is an object with names, not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What something that is no object is, for a mistake's sentence. */
export const shapeOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : toJson(value);
