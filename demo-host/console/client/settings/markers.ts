/** Invisible characters that no sentence has: what comes before a number, and its four digits. */
const start = '\u2060';
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const length = 7;

/** A number in characters that are neither seen nor spoken. */
function write(number: number): string {
  const figures = number.toString(digits.length).padStart(length, '0');
  return start + figures.replace(/\d/g, (figure) => digits[Number(figure)] ?? '');
}

const pattern = new RegExp(`${start}([${digits.join('')}]{${length}})`, 'g');

/** Every sentence with its number in the list of keys, which is not seen. */
export function markSentences(
  sentences: ReadonlyMap<string, string>,
  keys: readonly string[],
): Readonly<Record<string, string>> {
  const marked = keys.flatMap((key, index) => {
    const sentence = sentences.get(key) ?? '';
    return sentence === '' ? [] : [[key, sentence + write(index)] as const];
  });
  return Object.fromEntries(marked);
}

/** The keys in a text; the sentence that contains the others is first. */
export function keysIn(text: string, keys: readonly string[]): readonly string[] {
  const found = [...text.matchAll(pattern)].flatMap(([, figures = '']) => {
    const number = figures.replace(/./g, (figure) =>
      String(digits.findIndex((digit) => digit === figure)),
    );
    const key = keys[Number.parseInt(number, digits.length)];
    return key === undefined ? [] : [key];
  });
  return [...new Set(found.toReversed())];
}

/** A text without what is not seen. */
export const withoutMarkers = (text: string): string => text.replace(pattern, '');
