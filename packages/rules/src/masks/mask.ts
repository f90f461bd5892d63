import { digitsOnly, shapeDigits } from '../values/input-text';
import { readDigits } from './read';

/** How the digits of a field are formatted while they are typed, pasted or filled in. */
export type Mask = {
  /** `0` for each digit, such as `00/00`; or a function of the text so far. */
  readonly pattern: string | ((text: string) => string);
  /**
   * The digits of a text that is inserted at once; undefined if it is not what the field is for. By
   * default digits, between which spaces and dashes may stand.
   */
  readonly read?: ((text: string) => string | undefined) | undefined;
  /** Converts the text after each key that inserts a character. */
  readonly typed?: ((text: string) => string) | undefined;
};

/** A change of a field: the text and the caret after it. */
export type Edit = {
  readonly text: string;
  readonly caret: number;
  /** `key`: the character before the caret was typed; `whole`: pasted, or filled in. */
  readonly by: 'key' | 'deletion' | 'whole';
};

/**
 * How an input event has changed a field. The browser's autofill and a password manager insert a
 * whole text.
 */
export function changedBy(event: {
  readonly inputType?: string;
  readonly data?: string | null;
}): Edit['by'] {
  const { inputType = '', data } = event;
  if (inputType.startsWith('delete')) return 'deletion';
  const isKey = inputType === 'insertText' ? data?.length === 1 : /^insertComp/.test(inputType);
  return isKey ? 'key' : 'whole';
}

/**
 * A text formatted by a mask. One that does not fit, because it is longer than the pattern or has
 * other characters, stays as it is: nothing is cut into something valid (D183).
 */
export function formatMasked(text: string, mask: Mask): string {
  const digits = (mask.read ?? readDigits)(text);
  return (digits === undefined ? undefined : shaped(digits, mask)) ?? text;
}

/**
 * The text after a change, and how many of its digits are before the caret. A key is ignored if its
 * character does not fit; a text that did not fit before stays as it is until it does.
 */
export function maskedEdit(
  edit: Edit,
  mask: Mask,
): { readonly text: string; readonly before: number } {
  const { text, caret, by } = edit;
  if (by === 'key') return maskedKey(text, caret, mask);
  const kept = by === 'deletion' ? plain(text, mask) : undefined;
  const result = kept ?? formatMasked(text, mask);
  const same = digitsOnly(result) === digitsOnly(text);
  return { text: result, before: digitsOnly(same ? text.slice(0, caret) : result).length };
}

function maskedKey(text: string, caret: number, mask: Mask) {
  const start = text.slice(0, caret - 1);
  const rest = plain(start + text.slice(caret), mask);
  const typed = rest === undefined ? text : (mask.typed?.(text) ?? text);
  const result = rest === undefined ? formatMasked(text, mask) : shaped(typed, mask);
  if (result === undefined) return { text: rest ?? text, before: digitsOnly(start).length };
  return { text: result, before: digitsOnly(typed === text ? text.slice(0, caret) : typed).length };
}

/** A text of nothing but digits and the characters of the pattern, formatted; undefined for another. */
function plain(text: string, mask: Mask): string | undefined {
  const known = patternOf(text, mask);
  const isPlain = [...text].every((char) => /\d/.test(char) || known.includes(char));
  return isPlain ? shaped(text, mask) : undefined;
}

/** The digits of a text in the pattern; undefined if it has too few places. */
function shaped(text: string, mask: Mask): string | undefined {
  const pattern = patternOf(text, mask);
  const places = pattern.replace(/[^0]/g, '').length;
  return digitsOnly(text).length > places ? undefined : shapeDigits(text, pattern);
}

function patternOf(text: string, { pattern }: Mask): string {
  return typeof pattern === 'string' ? pattern : pattern(text);
}
