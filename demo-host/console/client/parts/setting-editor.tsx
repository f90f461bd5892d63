import { useId, useState, type ReactNode } from 'react';
import { fitsKind } from '../../settings-schema';
import { settingsTexts } from '../settings/settings.texts';
import { standing, type SettingRow } from '../settings-list';
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
  const described = isRefused ? `${id}-doc ${id}-refused` : `${id}-doc`;
  const shared = { id, value: text, 'aria-invalid': isRefused, 'aria-describedby': described };
  const input = (event: { readonly target: { readonly value: string } }) =>
    onText(event.target.value);
  switch (row.kind) {
    case 'flag':
      return (
        <select {...shared} onChange={input}>
          <option value="">{texts.unset}</option>
          <option value="true">{texts.on}</option>
          <option value="false">{texts.off}</option>
        </select>
      );
    case 'number':
      return (
        <input {...shared} type="number" step="any" placeholder={row.fallback} onChange={input} />
      );
    case 'richText':
    case 'list':
      return <textarea {...shared} rows={2} placeholder={row.fallback} onChange={input} />;
    case 'address':
    case 'picture':
    case 'text':
    case 'sentence':
      return <input {...shared} type="text" placeholder={row.fallback} onChange={input} />;
  }
}

/** What a borrower reads, and how a value that is set stands to the default. */
function Standing({ row }: { readonly row: SettingRow }): ReactNode {
  const stands = standing(row);
  return (
    <>
      {row.shown !== '' && row.shown !== row.doc && (
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

/** One setting: what it does, which widgets read it, and its value in the chosen bucket. */
export function SettingEditor(props: {
  readonly row: SettingRow;
  readonly save: (value: string | null) => void;
}): ReactNode {
  const { row, save } = props;
  const id = useId();
  const stored = row.value ?? '';
  const [text, setText] = useState(stored);
  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    setText(stored);
  }
  const isSet = row.value !== undefined;
  const isRefused = !fitsKind(row.kind, text);
  return (
    <li className={isSet ? 'changed' : undefined}>
      <form
        className="setting"
        onSubmit={(event) => {
          event.preventDefault();
          save(text === '' ? null : text);
        }}
      >
        <div>
          <label htmlFor={id} className="mono setting-key">
            {row.key}
          </label>
          <p id={`${id}-doc`} className="quiet small">
            {row.doc}
          </p>
          <Standing row={row} />
          <p className="quiet small">
            {row.widgets.map((tag) => (
              <span key={tag} className="tag">
                {tag}
              </span>
            ))}
          </p>
        </div>
        <div>
          <ValueInput id={id} row={row} text={text} isRefused={isRefused} onText={setText} />
          {isRefused && (
            <p id={`${id}-refused`} className="bad small">
              {settingsTexts.refused(row.kind)}
            </p>
          )}
        </div>
        <div className="setting-actions">
          <button type="submit" disabled={text === stored || isRefused}>
            {texts.save}
            <span className="hidden-text"> {row.key}</span>
          </button>
          <button type="button" disabled={!isSet} onClick={() => save(null)}>
            {texts.useDefault}
            <span className="hidden-text"> {row.key}</span>
          </button>
        </div>
      </form>
    </li>
  );
}
