import { languageOf } from '@portico/contract/page-protocol';
import type { ReactNode } from 'react';
import { host } from '../host';
import { usePolling } from '../use-polling';
import type { BorrowerAccount } from '../../../api/console-routes';
import { languageName, locales } from '../../catalogue';
import type { PreviewChoice } from './preview-choice';
import { isForVisitors } from './preview-session';
import { shownAccount } from './shown-account';
import { previewTexts } from './preview.texts';

type PreviewControlsProps = {
  readonly tags: readonly string[];
  readonly choice: PreviewChoice;
  /** What the chosen tag can show one of. */
  readonly accounts: readonly BorrowerAccount[];
  readonly onChoice: (choice: PreviewChoice) => void;
};

/** Chooses the widget, who is signed in, which account it shows, language and words. */
export function PreviewControls(props: PreviewControlsProps): ReactNode {
  const { tags, choice, accounts, onChoice } = props;
  const borrowers = usePolling(host.borrowers);
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
      {!isForVisitors(choice.tag) && (
        <label className="field">
          <span>{previewTexts.borrower}</span>
          <select
            value={choice.borrower}
            onChange={(event) => onChoice({ ...choice, borrower: event.target.value })}
          >
            {borrowers.data?.map(({ username }) => (
              <option key={username}>{username}</option>
            ))}
          </select>
        </label>
      )}
      {accounts.length > 0 && (
        <label className="field">
          <span>{previewTexts.account}</span>
          <select
            value={shownAccount(choice, accounts)?.number}
            onChange={(event) => onChoice({ ...choice, account: event.target.value })}
          >
            {accounts.map(({ number, description }) => (
              <option key={number} value={number}>
                {description}
              </option>
            ))}
          </select>
        </label>
      )}
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
