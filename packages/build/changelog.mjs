/**
 * `packages/CHANGELOG.md` from the recorded changes, of all packages in one: changesets would write a
 * changelog into each. A change is recorded as `- Integrators: what is new for them.`
 */

/** Whom an entry concerns, in the order of the changelog. */
export const readers = ["Lenders' web teams", 'Integrators', 'Designers', 'Developers'];

/**
 * A version's section: its entries under their readers.
 *
 * @param {string} version
 * @param {string} date as yyyy-MM-dd
 * @param {readonly string[]} summaries of the changes
 * @throws {Error} for a line that names no reader
 */
export function sectionOf(version, date, summaries) {
  const entries = summaries.flatMap((summary) => summary.split('\n').flatMap(entryOf));
  const parts = readers.flatMap((reader) => {
    const lines = entries.filter((entry) => entry.reader === reader);
    return lines.length === 0
      ? []
      : [`### ${reader}`, '', ...lines.map(({ text }) => `- ${text}`), ''];
  });
  return [`## ${version} (${date})`, '', ...parts].join('\n');
}

/** The changelog with a section before the others. @param {string} changelog @param {string} section */
export function withSection(changelog, section) {
  const at = changelog.indexOf('\n## ') + 1;
  return `${changelog.slice(0, at)}${section}\n${changelog.slice(at)}`;
}

/** @param {string} line */
function entryOf(line) {
  if (line.trim() === '') return [];
  const reader = readers.find((name) => line.startsWith(`- ${name}: `));
  if (reader) return [{ reader, text: line.slice(`- ${reader}: `.length) }];
  throw new Error(
    `A recorded change begins with "- ${readers.join(': " or "- ')}: "; not: ${line}`,
  );
}
