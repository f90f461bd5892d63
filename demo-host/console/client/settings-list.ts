import { setupBuckets } from '@portico/contract/page-protocol';
import type { Settings, SettingsChange } from '../../api/console-routes';
import type { Catalogue, CatalogueSetting } from '../catalogue';
import { groupOf, groupTitles } from './settings/groups';

/** Where a value is stored: a part of the setup, or the host's own switches. */
export const places = [...setupBuckets, 'host'] as const;
export type SettingPlace = (typeof places)[number];

/** A row of the editor: the declaration, and the value in the chosen place. */
export type SettingRow = CatalogueSetting & {
  readonly value: string | undefined;
  /** What a borrower reads, if it is a sentence. */
  readonly shown: string;
};

/** What a borrower reads, by key: as it is, and without what is set in the chosen place. */
export type ReadSentences = {
  readonly shown: ReadonlyMap<string, string>;
  readonly fallback: ReadonlyMap<string, string>;
};

/** `generalOptions.useFAQOption` in words: `Use FAQ option`. */
function wordsOf(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A setting in words: what it is for, and of a sentence where it stands. */
export function nameOf({ key, kind, doc }: Pick<SettingRow, 'key' | 'kind' | 'doc'>): string {
  const [purpose = ''] = /^.*?\.(?=\s|$)/.exec(doc) ?? [doc];
  if (kind !== 'sentence' && purpose !== '') return purpose.replace(/\.$/, '');
  return key.split('.').map(wordsOf).join(': ');
}

/** What the documentation says beyond the name. */
export const moreOf = (row: SettingRow): string =>
  row.kind === 'sentence' ? '' : row.doc.slice(nameOf(row).length).replace(/^\.\s*/, '');

/** What is set, or else what stands in its place. */
export const valueIn = ({ value, fallback }: SettingRow): string => value ?? fallback;

export type SettingsFilter = {
  readonly search: string;
  readonly widget: string;
  readonly onlyChanged: boolean;
  /** The settings of the place that was pressed in the preview; undefined for all. */
  readonly picked: readonly string[] | undefined;
};

function hostSwitches(settings: Settings): readonly SettingRow[] {
  return Object.entries(settings.hostNotes).map(([key, doc]) => ({
    key,
    kind: 'text',
    doc,
    fallback: '',
    widgets: [],
    value: settings.host[key],
    shown: '',
  }));
}

/** A value that is set but not declared is shown too, so that it can be removed. */
function undeclared(
  bucket: Readonly<Record<string, string>>,
  catalogue: Catalogue,
): readonly SettingRow[] {
  const declared = new Set(catalogue.settings.map(({ key }) => key));
  return Object.entries(bucket)
    .filter(([key]) => !declared.has(key))
    .map(([key, value]) => ({
      key,
      kind: 'text',
      doc: '',
      fallback: '',
      widgets: [],
      value,
      shown: '',
    }));
}

const noSentences: ReadSentences = { shown: new Map(), fallback: new Map() };

/** Every row of a place. */
export function settingRows(
  catalogue: Catalogue,
  settings: Settings,
  place: SettingPlace,
  sentences = noSentences,
): readonly SettingRow[] {
  if (place === 'host') return hostSwitches(settings);
  const bucket = new Map(Object.entries(settings.buckets)).get(place) ?? {};
  const declared = catalogue.settings.map((setting) => ({
    ...setting,
    value: bucket[setting.key],
    shown: sentences.shown.get(setting.key) ?? '',
    fallback: sentences.fallback.get(setting.key) ?? setting.fallback,
  }));
  return [...declared, ...undeclared(bucket, catalogue)];
}

/** The rows that match a filter. */
export function filterRows(
  rows: readonly SettingRow[],
  { search, widget, onlyChanged, picked }: SettingsFilter,
): readonly SettingRow[] {
  const texts = search.trim().toLowerCase().split(/\s+/);
  return rows.filter((row) => {
    const text =
      `${row.key} ${nameOf(row)} ${row.doc} ${row.shown} ${row.value ?? ''}`.toLowerCase();
    return (
      texts.every((word) => text.includes(word)) &&
      (widget === '' || row.widgets.includes(widget)) &&
      (!onlyChanged || row.value !== undefined) &&
      (picked?.includes(row.key) ?? true)
    );
  });
}

/** Rows of what a borrower does, in the borrower's order; no group is empty. */
export type SettingGroup = { readonly title: string; readonly rows: readonly SettingRow[] };

/** The rows by what a borrower does. */
export function groupRows(rows: readonly SettingRow[]): readonly SettingGroup[] {
  return groupTitles
    .map((title) => ({ title, rows: rows.filter((row) => groupOf(row) === title) }))
    .filter((group) => group.rows.length > 0);
}

/** Whether a value is set, and if so, whether it differs from the default. */
export function standing({ kind, value, fallback }: SettingRow): 'default' | 'same' | 'differs' {
  if (value === undefined) return 'default';
  const plain = (text: string) => {
    const trimmed = text.trim();
    if (kind === 'list')
      return trimmed
        .split(/[,;\n]/)
        .map((item) => item.trim())
        .join();
    return kind === 'flag' ? trimmed.toLowerCase() : trimmed;
  };
  return plain(value) === plain(fallback) ? 'same' : 'differs';
}

/** The change that sets a key in a bucket; null restores the default. */
export function changeOf(place: SettingPlace, key: string, value: string | null): SettingsChange {
  return place === 'host' ? { host: { [key]: value } } : { buckets: { [place]: { [key]: value } } };
}
