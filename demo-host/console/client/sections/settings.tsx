import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { host } from '../host';
import { Section } from '../parts/section';
import { firstChoice, type PreviewChoice } from '../preview/preview-choice';
import { decidingBucket, localeOf, readSentences, settingsWithout } from '../settings/sentences';
import { SettingFilters } from '../settings/setting-filters';
import { SettingGroups } from '../settings/setting-groups';
import { SettingsFileForm } from '../settings/settings-file-form';
import { SettingsPreview } from '../settings/settings-preview';
import { settingsTexts } from '../settings/settings.texts';
import {
  changeOf,
  filterRows,
  settingRows,
  type SettingPlace,
  type SettingRow,
  type SettingsFilter,
} from '../settings-list';
import { usePolling, type Polled } from '../use-polling';
import { texts } from '../texts';

/** At most this many rows are rendered: a search is quicker than scrolling. */
const shownAtOnce = 80;

const everything: SettingsFilter = {
  search: '',
  widget: '',
  onlyChanged: false,
  picked: undefined,
};

const none: ReadonlyMap<string, string> = new Map();

type Declarations = Awaited<ReturnType<typeof loadDeclarations>>;

async function loadDeclarations() {
  const [catalogue, sentences] = await Promise.all([host.catalogue(), host.sentences()]);
  return { catalogue, sentences };
}

/** The rows of a place, with the sentences that are read in its language. */
function useRows(
  declared: Declarations | undefined,
  settings: Polled<Awaited<ReturnType<typeof host.settings>>>,
  place: SettingPlace,
  choice: PreviewChoice,
): readonly SettingRow[] {
  return useMemo(() => {
    if (!declared || !settings.data) return [];
    const wording = { ...choice, lang: localeOf(place, choice.lang) };
    return settingRows(declared.catalogue, settings.data, place, {
      shown: readSentences(declared.sentences, settings.data, wording),
      fallback: readSentences(declared.sentences, settingsWithout(settings.data, place), wording),
    });
  }, [declared, settings.data, place, choice]);
}

/** What was pressed in the preview. */
function Picked(props: {
  readonly picked: readonly string[];
  readonly onAll: () => void;
}): ReactNode {
  const { picked, onAll } = props;
  return (
    <p>
      {picked.length === 0 ? settingsTexts.pickedNone : settingsTexts.picked(picked.length)}{' '}
      {picked.map((key) => (
        <code key={key} className="tag">
          {key}
        </code>
      ))}{' '}
      <button type="button" className="tiny" onClick={onAll}>
        {settingsTexts.showAll}
      </button>
    </p>
  );
}

/** The settings studio: finds a setting by what a borrower sees, and edits it live. */
export function Settings(): ReactNode {
  const declared = usePolling(loadDeclarations);
  const settings = usePolling(host.settings);
  const [choice, setChoice] = useState(firstChoice);
  const [place, setPlace] = useState<SettingPlace>('shared');
  const [filter, setFilter] = useState(everything);
  const [finds, setFinds] = useState(true);
  const [sight, setSight] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const sentences = useMemo(
    () =>
      declared.data && settings.data
        ? readSentences(declared.data.sentences, settings.data, choice)
        : none,
    [declared.data, settings.data, choice],
  );
  const { lang } = choice;
  const stored = settings.data;
  const pick = useCallback(
    (picked: readonly string[]) => {
      setFilter({ ...everything, picked });
      if (stored) setPlace(decidingBucket(stored, picked, lang));
    },
    [stored, lang],
  );
  const see = useCallback(
    (keys: readonly string[]) => setSight((last) => (last.join() === keys.join() ? last : keys)),
    [],
  );
  const left = filterRows(useRows(declared.data, settings, place, choice), filter);
  const shown = left.slice(0, shownAtOnce);
  const tags = declared.data?.catalogue.widgets.map(({ tag }) => tag) ?? [choice.tag];
  const save = async (row: SettingRow, value: string | null) => {
    await host.setSettings(changeOf(place, row.key, value)).finally(settings.refresh);
    // A sentence changes in place; anything else is read when a page loads.
    if (row.kind !== 'sentence') setRound((last) => last + 1);
  };
  return (
    <Section
      title={texts.settingsTitle}
      about={settingsTexts.about}
      error={settings.error ?? declared.error}
    >
      <div className="beside">
        <SettingsPreview
          tags={tags}
          choice={choice}
          onChoice={setChoice}
          sentences={sentences}
          round={round}
          finds={finds}
          onFinds={setFinds}
          onPick={pick}
          onSight={see}
        />
        <div className="section">
          <SettingFilters
            place={place}
            onPlace={setPlace}
            filter={filter}
            onFilter={setFilter}
            tags={tags}
          />
          <p className="quiet small">{settingsTexts.placeNotes[place]}</p>
          <div>
            <button
              type="button"
              className="tiny"
              disabled={sight.length === 0}
              onClick={() => pick(sight)}
            >
              {settingsTexts.inSight(sight.length)}
            </button>
          </div>
          <div aria-live="polite">
            {filter.picked && <Picked picked={filter.picked} onAll={() => setFilter(everything)} />}
          </div>
          <p className="small" role="status">
            {texts.settingsShown(shown.length, left.length)}
          </p>
          <SettingGroups rows={shown} place={place} save={(row, value) => void save(row, value)} />
        </div>
      </div>
      {declared.data && settings.data && (
        <SettingsFileForm
          catalogue={declared.data.catalogue}
          settings={settings.data}
          onImported={() => {
            settings.refresh();
            setRound((last) => last + 1);
          }}
        />
      )}
    </Section>
  );
}
