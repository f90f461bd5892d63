import { languageOf } from '@portico/contract/page-protocol';
import type { ReactNode } from 'react';
import { languageName, locales } from '../../catalogue';
import type { PreviewChoice } from './preview-choice';
import { previewTexts } from './preview.texts';

type PreviewControlsProps = {
  readonly tags: readonly string[];
  readonly choice: PreviewChoice;
  readonly onChoice: (choice: PreviewChoice) => void;
};

/** Chooses the widget, its language and its words. */
export function PreviewControls({ tags, choice, onChoice }: PreviewControlsProps): ReactNode {
  return (
    <div className="bar">
      <label className="field grow">
        <span>{previewTexts.shownWidget}</span>
        <select
          value={choice.tag}
          onChange={(event) => onChoice({ ...choice, tag: event.target.value })}
        >
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{previewTexts.language}</span>
        <select
          value={choice.lang}
          onChange={(event) =>
            onChoice({ ...choice, lang: languageOf(event.target.value) ?? choice.lang })
          }
        >
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languageName(locale)}
            </option>
          ))}
        </select>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={choice.words === 'plain'}
          onChange={(event) =>
            onChoice({ ...choice, words: event.target.checked ? 'plain' : 'built-in' })
          }
        />
        {previewTexts.plainWords}
      </label>
    </div>
  );
}
