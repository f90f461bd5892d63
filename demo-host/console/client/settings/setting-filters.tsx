import type { ReactNode } from 'react';
import { places, type SettingPlace, type SettingsFilter } from '../settings-list';
import { texts } from '../texts';
import { settingsTexts } from './settings.texts';

/** Searches the settings. */
export function SettingFilters(props: {
  readonly place: SettingPlace;
  readonly onPlace: (place: SettingPlace) => void;
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
        <span>{settingsTexts.place}</span>
        <select
          value={place}
          onChange={(event) =>
            onPlace(places.find((name) => name === event.target.value) ?? 'shared')
          }
        >
          {places.map((name) => (
            <option key={name} value={name}>
              {settingsTexts.places[name]}
            </option>
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
