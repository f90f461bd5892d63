/** What stands in place of what was masked. */
export const masked = '•••';

/** Every repetition is bounded, so that no text takes longer than its length. */
const patterns: readonly (readonly [RegExp, (found: string, name: string) => string])[] = [
  // A value by its name: JSON, a form, a header, a query, XML, multipart, plain or percent-encoded.
  [
    /((?:pass(?:word|wd|code)|pwd|token|secret|ssn|social|cvv|cvc|security.?code|authorization|cookie|api.?key)[\w-]{0,40})(?:%22|["'])?\s{0,4}(?:[:=>]|%3[AD]|\r?\n\r?\n)\s{0,4}(?:"(?:[^"\\]|\\.){0,500}"?|'[^']{0,500}'?|%22.{0,500}?%22|[^\r\n&"'<]{1,500})/gi,
    (_found, name) => `${name}=${masked}`,
  ],
  // What follows the question mark of an address.
  [/\?(?=\S{0,500}=)[^\s"'<>()]{1,2000}/g, () => `?${masked}`],
  // What only a machine writes: letters and digits without end.
  [/[\w~+=-]{20,}/g, (run) => (/\d/.test(run) && /[a-z]/i.test(run) ? masked : run)],
  // Nine digits or more, as a social security number or a card number has, however they are set apart.
  [/\p{Nd}(?:(?:[\s\p{Pd}._+/]|%2[0BD]){0,3}\p{Nd}){8,}/giu, () => masked],
];

/**
 * A text without what may be a secret: card and account numbers, social security numbers, tokens,
 * passwords, and values of addresses. It would rather mask too much. For logs and reports, beside
 * writing nothing into them that is not meant to be there.
 */
export function scrubSecrets(text: string): string {
  return patterns.reduce((left, [pattern, put]) => left.replace(pattern, put), text);
}
