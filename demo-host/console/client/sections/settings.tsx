import { useState, type ReactNode } from 'react';
import { host } from '../host';
import { Section } from '../parts/section';
import { SettingEditor } from '../parts/setting-editor';
import {
  changeOf,
  filterRows,
  places,
  settingRows,
  type Place,
  type SettingsFilter,
} from '../settings-list';
import { usePolling } from '../use-polling';
import { texts } from '../texts';

/** At most this many rows are rendered: a search is quicker than scrolling. */
const shownAtOnce = 80;

function Filters(props: {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly filter: SettingsFilter;
  readonly onFilter: (filter: SettingsFilter) => void;
  readonly tags: readonly string[];
}): ReactNode {
  const { place, onPlace, filter, onFilter, tags } = props;
  return (
    <div className="bar" role="search">
      <label className="field grow">
        <span>{texts.search}</span>
        <input
          type="search"
          value={filter.search}
          onChange={(event) => onFilter({ ...filter, search: event.target.value })}
        />
      </label>
      <label className="field">
        <span>{texts.bucket}</span>
        <select
          value={place}
          onChange={(event) =>
            onPlace(places.find((name) => name === event.target.value) ?? 'shared')
          }
        >
          {places.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{texts.widget}</span>
        <select
          value={filter.widget}
          onChange={(event) => onFilter({ ...filter, widget: event.target.value })}
        >
          <option value="">{texts.all}</option>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </select>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={filter.onlyChanged}
          onChange={(event) => onFilter({ ...filter, onlyChanged: event.target.checked })}
        />
        {texts.onlyChanged}
      </label>
    </div>
  );
}

/** The live editor of every setting. */
export function Settings(): ReactNode {
  const catalogue = usePolling(host.catalogue);
  const settings = usePolling(host.settings);
  const [place, setPlace] = useState<Place>('shared');
  const [filter, setFilter] = useState<SettingsFilter>({
    search: '',
    widget: '',
    onlyChanged: false,
  });
  const rows =
    catalogue.data && settings.data ? settingRows(catalogue.data, settings.data, place) : [];
  const left = filterRows(rows, filter);
  const shown = left.slice(0, shownAtOnce);
  return (
    <Section
      title={texts.settingsTitle}
      about={texts.settingsAbout}
      error={settings.error ?? catalogue.error}
    >
      <Filters
        place={place}
        onPlace={setPlace}
        filter={filter}
        onFilter={setFilter}
        tags={catalogue.data?.widgets.map(({ tag }) => tag) ?? []}
      />
      <p className="small" role="status">
        {texts.settingsShown(shown.length, left.length)}
      </p>
      <ul className="sheet rows">
        {shown.map((row) => (
          <SettingEditor
            key={`${place} ${row.key}`}
            row={row}
            save={(value) =>
              void host.setSettings(changeOf(place, row.key, value)).finally(settings.refresh)
            }
          />
        ))}
      </ul>
    </Section>
  );
}
