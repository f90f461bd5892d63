/**
 * A short hash that tells a few names apart, such as a borrower's loans. Far more names have the
 * same one, so that none can be computed from it. Not for anything that has to be unforgeable.
 */
export function shortMark(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // 20 bits, the upper and lower ones combined.
  return ((hash ^ (hash >>> 20)) & 0xfffff).toString(36);
}
