/**
 * The words for a code, from entries of the form `code=words`, in any letter case: '' where an entry
 * has none, undefined where no entry names the code. Of two entries the first counts.
 */
export function codeWords(entries: readonly string[], code: string): string | undefined {
  const wanted = code.trim().toLowerCase();
  for (const entry of entries) {
    const [name = '', ...words] = entry.split('=');
    if (words.length > 0 && name.trim().toLowerCase() === wanted) return words.join('=').trim();
  }
  return undefined;
}
