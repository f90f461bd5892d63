import { sequence } from '@portico/rules';

/** `"a", the nearest known name`; without a similar name, all if they are few. */
export function suggest(name: string, known: readonly string[]): string {
  const [best] = known
    .map((one) => ({ one, distance: distanceOf(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  // A short name is within two replacements of names with which it has no letter in common.
  const isSimilar = best && best.distance < Math.max(name.length, best.one.length);
  if (isSimilar && best.distance <= Math.max(2, name.length / 3)) return `"${best.one}"`;
  if (known.length === 0) return 'nothing in its place';
  return known.length > 30 ? 'one of those listed there' : `one of: ${known.join(', ')}`;
}

/** How many characters must be added, removed or replaced. */
function distanceOf(from: string, to: string): number {
  const others = [...to];
  let row = sequence(to.length + 1, (index) => index);
  [...from].forEach((letter, index) => {
    const next = [index + 1];
    others.forEach((other, column) => {
      const above = row[column + 1] ?? 0;
      const diagonal = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, diagonal));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
