import type { Face } from './paper';

/** Replaces characters that the font does not have, such as those of another script, by `?`. */
export function writable(text: string, { characters }: Face): string {
  return Array.from(text, (char) => (characters.has(char.codePointAt(0) ?? 0) ? char : '?')).join(
    '',
  );
}

/** The parts of a word that is wider than a line. */
function brokenWord(word: string, { font }: Face, size: number, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const char of word) {
    if (part !== '' && font.widthOfTextAtSize(part + char, size) > width) {
      parts.push(part);
      part = char;
    } else {
      part += char;
    }
  }
  return [...parts, part];
}

/** Breaks a text into lines of at most `width` points. */
export function wrap(text: string, face: Face, size: number, width: number): string[] {
  const { font } = face;
  const shown = writable(text, face);
  if (font.widthOfTextAtSize(shown, size) <= width) return [shown];
  const lines: string[] = [];
  let line = '';
  for (const word of shown.split(' ').flatMap((one) => brokenWord(one, face, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
