/** Removes double quote, angle brackets and backtick; an apostrophe stays (O'Brien) (D84). */
export function safeInput(text: string): string {
  return text.replace(/["<>`]/g, '');
}

/** The digits of a text, at most `max` of them. */
export function digitsOnly(text: string, max?: number): string {
  return text.replace(/\D/g, '').slice(0, max);
}

/**
 * The digits of a text, formatted by a pattern such as `(000) 000-0000`: `0` is a digit, anything
 * else is written before the digit that follows it. Excess digits are dropped.
 */
export function shapeDigits(text: string, pattern: string): string {
  const digits = digitsOnly(text);
  let used = 0;
  let shaped = '';
  for (const place of pattern) {
    if (used === digits.length) break;
    shaped += place === '0' ? digits.charAt(used++) : place;
  }
  return shaped;
}
