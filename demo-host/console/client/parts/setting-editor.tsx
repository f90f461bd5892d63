import { useId, useState, type ReactNode } from 'react';
import { fitsKind } from '../../settings-schema';
import { settingsTexts } from '../settings/settings.texts';
import { moreOf, nameOf, standing, valueIn, type SettingRow } from '../settings-list';
import { texts } from '../texts';

type ValueInputProps = {
  readonly id: string;
  readonly row: SettingRow;
  readonly text: string;
  readonly isRefused: boolean;
  readonly onText: (text: string) => void;
};

/** The control for the kind of a setting. */
function ValueInput({ id, row, text, isRefused, onText }: ValueInputProps): ReactNode {
  const shared = {
    id,
    value: text,
    'aria-invalid': isRefused,
    'aria-describedby': `${id}-about ${isRefused ? `${id}-refused ` : ''}${id}-more`,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onText(event.target.value),
  };
  switch (row.kind) {
    case 'flag':
      return (
        <select {...shared} value={text.trim().toLowerCase()}>
          <option value="true">{texts.on}</option>
          <option value="false">{texts.off}</option>
        </select>
      );
    case 'number':
      return <input {...shared} type="number" step="any" />;
    case 'richText':
    case 'list':
    case 'sentence':
      return <textarea {...shared} className={row.kind} rows={1} />;
    case 'address':
    case 'picture':
    case 'text':
      return <input {...shared} type="text" />;
  }
}

/** What a borrower reads in its place, and how a value that is set stands to the default. */
function Standing({ row }: { readonly row: SettingRow }): ReactNode {
  const stands = standing(row);
  return (
    <>
      {row.shown !== '' && row.shown !== valueIn(row) && (
        <p className="small">
          <span className="quiet">{settingsTexts.reads}</span> {row.shown}
        </p>
      )}
      {stands === 'same' && <p className="small quiet">{settingsTexts.sameAsDefault}</p>}
      {stands === 'differs' && (
        <p className="small">
          <span className="quiet">{settingsTexts.defaultIs}</span>{' '}
          {row.fallback || settingsTexts.nothing}
        </p>
      )}
    </>
  );
}

/** One setting: what it does, its value in the chosen place, and which widgets read it. */
export function SettingEditor(props: {
  readonly row: SettingRow;
  readonly save: (value: string | null) => void;
}): ReactNode {
  const { row, save } = props;
  const id = useId();
  const stored = valueIn(row);
  const [text, setText] = useState(stored);
  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    setText(stored);
  }
  const isSet = row.value !== undefined;
  const isRefused = !fitsKind(row.kind, text);
  const [name, more] = [nameOf(row), moreOf(row)];
  return (
    <li className={isSet ? 'changed' : undefined}>
      <form
        className="setting"
        onSubmit={(event) => {
          event.preventDefault();
          const isDefault = text === '' || text === row.fallback;
          if (isDefault) setText(row.fallback);
          save(isDefault ? null : text);
        }}
      >
        <label htmlFor={id} className="setting-name">
          {name}
        </label>
        {more !== '' && (
          <p id={`${id}-more`} className="quiet small">
            {more}
          </p>
        )}
        <ValueInput id={id} row={row} text={text} isRefused={isRefused} onText={setText} />
        {isRefused && (
          <p id={`${id}-refused`} className="bad small">
            {settingsTexts.refused(row.kind)}
          </p>
        )}
        <Standing row={row} />
        <div className="setting-foot">
          <p id={`${id}-about`} className="quiet small">
            <code>{row.key}</code> {row.widgets.join(', ')}
          </p>
          {isSet && (
            <button
              type="button"
              className="as-link"
              onClick={() => {
                // The button is gone afterwards.
                document.getElementById(id)?.focus();
                save(null);
              }}
            >
              {texts.useDefault}
              <span className="hidden-text"> {name}</span>
            </button>
          )}
          <button type="submit" disabled={text === stored || isRefused}>
            {texts.save}
            <span className="hidden-text"> {name}</span>
          </button>
        </div>
      </form>
    </li>
  );
}
