import { useId, useState, type ReactNode } from 'react';
import { Snippet } from '../parts/snippet';
import { importTheme } from './import-theme';
import { readingScript } from './parse-styles';
import type { Theme } from './theme';
import { themeTexts } from './theme.texts';

/** Takes the look of a site over from its pasted styles. */
export function ImportForm(props: {
  readonly onImport: (theme: Partial<Theme>) => void;
}): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  return (
    <details>
      <summary>{themeTexts.importTitle}</summary>
      <form
        className="section"
        onSubmit={(event) => {
          event.preventDefault();
          const imported = importTheme(text);
          setTold(imported ? themeTexts.importFound(imported.found) : themeTexts.importNothing);
          if (imported) props.onImport(imported.theme);
        }}
      >
        <p className="quiet">{themeTexts.importAbout}</p>
        <Snippet text={readingScript} title={themeTexts.importScript} />
        <div className="field">
          <label htmlFor={id}>{themeTexts.importField}</label>
          <textarea
            id={id}
            rows={6}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <div>
          <button type="submit" disabled={text.trim() === ''}>
            {themeTexts.importNow}
          </button>
        </div>
        <p role="status">{told}</p>
      </form>
    </details>
  );
}
