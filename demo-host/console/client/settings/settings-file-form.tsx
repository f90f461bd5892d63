import { useId, useState, type ReactNode } from 'react';
import type { Settings } from '../../../api/console-routes';
import type { Catalogue } from '../../catalogue';
import { schemaPath } from '../../settings-schema';
import { host } from '../host';
import { Snippet } from '../parts/snippet';
import { settingsTexts } from './settings.texts';
import {
  bucketsOfChanges,
  readSettingsFile,
  writeSettingsFile,
  type SettingsFile,
} from './settings-file';

type FileFormProps = {
  readonly catalogue: Catalogue;
  readonly settings: Settings;
  readonly onImported: () => void;
};

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = settingsTexts.fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What an import would do: shown before it does. */
function Findings({ file }: { readonly file: SettingsFile }): ReactNode {
  const { changes, problems } = file;
  return (
    <div aria-live="polite">
      <p>{settingsTexts.importChanges(changes.length)}</p>
      <ul className="findings small">
        {changes.map(({ bucket, key, before, value }) => (
          <li key={`${bucket} ${key}`}>
            <code>
              {bucket} {key}
            </code>
            : {before ?? settingsTexts.unset} → {value}
          </li>
        ))}
      </ul>
      {problems.length > 0 && (
        <>
          <p className="bad">{settingsTexts.importProblems(problems.length)}</p>
          <ul className="findings small">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function ImportForm({ catalogue, settings, onImported }: FileFormProps): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [done, setDone] = useState('');
  const file =
    text.trim() === '' ? undefined : readSettingsFile(text, catalogue.settings, settings);
  const change = async () => {
    if (!file) return;
    try {
      await host.setSettings({ buckets: bucketsOfChanges(file.changes) });
      setDone(settingsTexts.imported(file.changes.length));
      setText('');
      onImported();
    } catch (error) {
      setDone(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      className="section"
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <label className="field">
        <span>{settingsTexts.chooseFile}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void event.target.files?.[0]?.text().then(setText)}
        />
      </label>
      <div className="field">
        <label htmlFor={id}>{settingsTexts.importField}</label>
        <textarea
          id={id}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setDone('');
          }}
        />
      </div>
      {file && <Findings file={file} />}
      <div>
        <button type="submit" disabled={!file || file.changes.length === 0}>
          {settingsTexts.importNow}
        </button>
      </div>
      <p aria-live="polite">{done}</p>
    </form>
  );
}

/** The settings as a file: out and in. */
export function SettingsFileForm(props: FileFormProps): ReactNode {
  const exported = writeSettingsFile(props.settings, location.origin);
  return (
    <details>
      <summary>{settingsTexts.file}</summary>
      <p className="quiet">{settingsTexts.fileAbout}</p>
      <p>
        <a href={schemaPath}>{settingsTexts.schema}</a>
      </p>
      <Snippet text={exported} title={settingsTexts.exported} />
      <button type="button" onClick={() => download(exported)}>
        {settingsTexts.download}
      </button>
      <ImportForm {...props} />
    </details>
  );
}
