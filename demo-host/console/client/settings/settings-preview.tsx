import { useCallback, useMemo, type ReactNode } from 'react';
import { previewAddress, type PreviewChoice } from '../preview/preview-choice';
import { PreviewControls } from '../preview/preview-controls';
import { PreviewFrame } from '../preview/preview-frame';
import { isForVisitors, usePreviewSession } from '../preview/preview-session';
import { PreviewSignIn } from '../preview/preview-sign-in';
import { shownAccount } from '../preview/shown-account';
import { markSentences } from './markers';
import { keysOnPage, watchPresses } from './pick';
import { settingsTexts } from './settings.texts';

type SettingsPreviewProps = {
  readonly tags: readonly string[];
  readonly choice: PreviewChoice;
  readonly onChoice: (choice: PreviewChoice) => void;
  /** The sentences that a borrower reads, by key. */
  readonly sentences: ReadonlyMap<string, string>;
  /** Another number loads the preview again. */
  readonly round: number;
  readonly finds: boolean;
  readonly onFinds: (finds: boolean) => void;
  /** Called with the keys of what was pressed. */
  readonly onPick: (keys: readonly string[]) => void;
  /** Called with the keys of every sentence in sight, now and then. */
  readonly onSight: (keys: readonly string[]) => void;
};

/** How often it is read which sentences are in sight. */
const everySecond = 1000;

/** A widget whose sentences carry their keys, unseen; a press on one of them reports its key. */
export function SettingsPreview(props: SettingsPreviewProps): ReactNode {
  const { tags, choice, onChoice, sentences, round, finds, onFinds, onPick, onSight } = props;
  const keys = useMemo(() => [...sentences.keys()], [sentences]);
  const settings = useMemo(() => JSON.stringify(markSentences(sentences, keys)), [sentences, keys]);
  const onPage = useCallback(
    (page: Document) => {
      const stop = finds ? watchPresses(page, keys, onPick) : undefined;
      const timer = setInterval(() => onSight(keysOnPage(page, keys)), everySecond);
      return () => {
        clearInterval(timer);
        stop?.();
      };
    },
    [finds, keys, onPick, onSight],
  );
  const address = previewAddress(choice);
  const session = usePreviewSession(choice, round);
  const accounts = session?.accounts ?? [];
  const account = shownAccount(choice, accounts);
  return (
    <div className="settings-preview">
      <h3 className="hidden-text">{settingsTexts.preview}</h3>
      <PreviewControls tags={tags} choice={choice} accounts={accounts} onChoice={onChoice} />
      {session && sentences.size > 0 ? (
        <PreviewFrame
          key={`${address} ${account?.number} ${round}`}
          title={settingsTexts.preview}
          address={address}
          account={account}
          scheme="light"
          css=""
          settings={settings}
          onPage={onPage}
        />
      ) : (
        <div className="preview" />
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={finds}
          onChange={(event) => onFinds(event.target.checked)}
        />
        {settingsTexts.press}
      </label>
      <p className="quiet small">{settingsTexts.pressAbout}</p>
      {isForVisitors(choice.tag) && <PreviewSignIn />}
    </div>
  );
}
