import type { Settings, SettingsChange } from '../../api/console-routes';
import type { Catalogue, CatalogueSetting } from '../catalogue';

/** Where a value is stored: a bucket of the settings, or the host's own switches. */
export const places = ['shared', 'english', 'spanish', 'host'] as const;
export type Place = (typeof places)[number];

/** A row of the editor: the declaration, and the value in the chosen bucket. */
export type SettingRow = CatalogueSetting & { readonly value: string | undefined };

export type SettingsFilter = {
  readonly search: string;
  readonly widget: string;
  readonly onlyChanged: boolean;
};

function hostSwitches(settings: Settings): readonly SettingRow[] {
  return Object.entries(settings.hostNotes).map(([key, doc]) => ({
    key,
    kind: 'text',
    doc,
    fallback: '',
    widgets: [],
    value: settings.host[key],
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
    .map(([key, value]) => ({ key, kind: 'text', doc: '', fallback: '', widgets: [], value }));
}

/** Every row of a bucket. */
export function settingRows(
  catalogue: Catalogue,
  settings: Settings,
  place: Place,
): readonly SettingRow[] {
  if (place === 'host') return hostSwitches(settings);
  const bucket = new Map(Object.entries(settings.buckets)).get(place) ?? {};
  const declared = catalogue.settings.map((setting) => ({
    ...setting,
    value: bucket[setting.key],
  }));
  return [...declared, ...undeclared(bucket, catalogue)];
}

/** The rows that match a filter. */
export function filterRows(
  rows: readonly SettingRow[],
  { search, widget, onlyChanged }: SettingsFilter,
): readonly SettingRow[] {
  const texts = search.trim().toLowerCase().split(/\s+/);
  return rows.filter((row) => {
    const text = `${row.key} ${row.doc} ${row.value ?? ''}`.toLowerCase();
    return (
      texts.every((word) => text.includes(word)) &&
      (widget === '' || row.widgets.includes(widget)) &&
      (!onlyChanged || row.value !== undefined)
    );
  });
}

/** The change that sets a key in a bucket; null restores the default. */
export function changeOf(place: Place, key: string, value: string | null): SettingsChange {
  return place === 'host' ? { host: { [key]: value } } : { buckets: { [place]: { [key]: value } } };
}
