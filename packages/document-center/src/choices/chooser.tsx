import { useTexts } from '@portico/element';
import { SectionError } from '@portico/element/section';
import { Select, Skeleton, Stack } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import { documentCenterTexts } from '../document-center/document-center.texts';
import type { Choice, Choices } from './choices';

export type ChooserProps = {
  readonly choices: Choices;
  readonly chosen: Choice | undefined;
  readonly onChoose: (value: string) => void;
};

/** A selector of accounts or applications, with the states of their list (accounts §2.7). */
export function Chooser(
  props: ChooserProps & {
    readonly name: string;
    readonly kind: 'account' | 'application';
    readonly retry: () => void;
  },
): ReactNode {
  const { name, kind, choices, chosen, onChoose, retry } = props;
  const t = useTexts(documentCenterTexts);
  // The button that is pressed to retry is removed.
  const box = useRef<HTMLDivElement>(null);
  const retryHere = () => {
    box.current?.focus();
    retry();
  };
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
          <Stack>
            <Select
              name={name}
              label={t(kind)}
              placeholder={t(`${kind}Placeholder`)}
              value={chosen?.value ?? ''}
              options={choices.choices}
              onChange={onChoose}
            />
            {!chosen && <p>{t(`${kind}Unchosen`)}</p>}
          </Stack>
        ))}
    </div>
  );
}
