import { chunk } from '@portico/core/internal';
import { OnDemand, useTexts } from '@portico/element';
import { SectionError } from '@portico/element/section';
import { Skeleton } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import { documentCenterTexts } from '../document-center/document-center.texts';
import type { Choice, Choices } from './choices';

export type ChooserProps = {
  readonly choices: Choices;
  readonly chosen: Choice | undefined;
  readonly onChoose: (value: string) => void;
  /** Its documents are shown, or cannot be: with a single choice, the selector loads after them. */
  readonly isRead: boolean;
};

const selectCode = chunk(() => import('./choice-select.view'));

/** A selector of accounts or applications, with the states of their list (accounts §2.7). */
export function Chooser(
  props: ChooserProps & {
    readonly name: string;
    readonly kind: 'account' | 'application';
    readonly retry: () => void;
  },
): ReactNode {
  const { name, kind, choices, chosen, onChoose, isRead, retry } = props;
  const t = useTexts(documentCenterTexts);
  // The button that is pressed to retry is removed.
  const box = useRef<HTMLDivElement>(null);
  const retryHere = () => {
    box.current?.focus();
    retry();
  };
  const waiting = <Skeleton rows={2} />;
  return (
    <div ref={box} tabIndex={-1} className="max-w-md">
      {choices.at === 'loading' && <Skeleton rows={2} label={t(`${kind}sLoading`)} />}
      {choices.at === 'failed' && (
        <SectionError retryLabel={t('tryAgain')} retry={retryHere}>
          {t(`${kind}sError`)}
        </SectionError>
      )}
      {choices.at === 'ready' &&
        (choices.choices.length === 0 ? (
          <p>{t(`${kind}sNone`)}</p>
        ) : (
          <div className="min-h-19">
            {chosen && !isRead ? (
              waiting
            ) : (
              <OnDemand code={selectCode} waiting={waiting}>
                {(Select) => (
                  <Select {...{ name, kind, chosen, onChoose }} choices={choices.choices} />
                )}
              </OnDemand>
            )}
          </div>
        ))}
    </div>
  );
}
