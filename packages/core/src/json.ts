import { fromJson } from '@portico/rules';

/** The value of a JSON text, or undefined when it is not JSON. Never throws. */
export function parseJson(
  text: string,
  revive?: (name: string, value: unknown) => unknown,
): unknown {
  try {
    return fromJson(text, revive);
  } catch {
    return undefined;
  }
}
