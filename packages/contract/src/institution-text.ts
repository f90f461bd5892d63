import { lowerKeys } from './wire-object';

/**
 * A text of the institution's options: the folder of the lender's pictures, or the server's date
 * (D18). For screens that need nothing else of them; it does not load the schema library.
 */
export function institutionText(
  institutionOptions: unknown,
  name: 'cdnFolder' | 'today',
): string | undefined {
  const text = lowerKeys(institutionOptions)[name.toLowerCase()];
  return typeof text === 'string' ? text : undefined;
}
