import type { ReactNode } from 'react';
import { texts } from '../texts';
import { host } from '../host';
import { CopyButton } from '../parts/copy-button';
import { usePolling } from '../use-polling';
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
            onChoice({ ...choice, lang: event.target.value === 'es' ? 'es' : 'en' })
          }
        >
          <option value="en">{texts.languages.en}</option>
          <option value="es">{texts.languages.es}</option>
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

const load = async () => {
  const [borrowers, mails] = await Promise.all([host.borrowers(), host.outbox()]);
  const code = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
  return { borrower: borrowers[0], code };
};

/** What the preview's sign-in asks for: most widgets show something only to a borrower. */
export function PreviewSignIn(): ReactNode {
  const { data } = usePolling(load, 3000);
  if (!data?.borrower) return null;
  const { username, password } = data.borrower;
  return (
    <details>
      <summary>{previewTexts.signIn}</summary>
      <p className="quiet small">{previewTexts.signInAbout}</p>
      <dl className="facts">
        {[
          [texts.username, username] as const,
          [texts.password, password] as const,
          ...(data.code ? [[previewTexts.latestCode, data.code] as const] : []),
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
              <CopyButton text={value} what={name} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
