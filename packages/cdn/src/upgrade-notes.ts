import { newerFirst } from './versions';

/** What changed between two versions. */
export type UpgradeNotes = {
  readonly from: string;
  readonly to: string;
  /** What a page, an API or code may have to be adapted to. */
  readonly adapt: readonly string[];
  /** Everything else. */
  readonly other: readonly string[];
};

/** Words of an entry after which something that worked is otherwise, or is no longer there. */
const breaking =
  /\b(no longer|are gone|is gone|in place of|other names|renamed|removed|is refused|are refused|breaking|needs? the)\b/i;

/**
 * What the changelog says of the versions after `from`, up to `to`.
 *
 * @param changelog Markdown: `## 1.4.2 (date)`, then an entry per line under `### Integrators`
 * @throws Error when the changelog does not have the versions, or `from` is none
 */
export function upgradeNotes(changelog: string, from: string, to?: string): UpgradeNotes {
  const versions = changelog.split(/^## /m).slice(1).map(sectionOf);
  const names = versions.map(({ name }) => name);
  if (!/^\d+(\.\d+)*$/.test(from)) throw new Error(`"${from}" is no version such as 1.4.2.`);
  const last = to ?? [...names].sort(newerFirst)[0] ?? from;
  if (!names.includes(last)) throw new Error(`The changelog has ${names.join(', ')}, not ${last}.`);
  if (newerFirst(from, last) <= 0) throw new Error(`${last} is not newer than ${from}.`);
  const entries = versions
    .filter(({ name }) => newerFirst(from, name) > 0 && newerFirst(last, name) <= 0)
    .flatMap((version) => version.entries);
  return {
    ...{ from, to: last },
    adapt: entries.filter((entry) => breaking.test(entry)),
    other: entries.filter((entry) => !breaking.test(entry)),
  };
}

/** A version and its entries, each with the reader under whose heading it stands. */
function sectionOf(section: string) {
  const [name = ''] = section.split(/\s/);
  const [, ...parts] = section.split(/^### /m);
  const entries = parts.flatMap((part) => {
    const [reader = '', ...lines] = part.split('\n');
    return lines
      .filter((line) => line.startsWith('- '))
      .map((line) => `${reader}: ${line.slice(2)}`);
  });
  return { name, entries };
}

/** The notes as Markdown. */
export function asMarkdown({ from, to, adapt, other }: UpgradeNotes): string {
  const part = (title: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : [`## ${title}`, '', ...entries.map((entry) => `- ${entry}`), ''];
  const nothing = adapt.length + other.length === 0 ? ['Nothing is noted.', ''] : [];
  return [
    `# From ${from} to ${to}`,
    '',
    ...part('May need a change of yours', adapt),
    ...part('Everything else', other),
    ...nothing,
  ].join('\n');
}
