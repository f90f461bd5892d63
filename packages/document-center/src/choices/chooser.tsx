import { useTexts } from '@portico/element';
import { SectionError } from '@portico/shared/section';
import { Select, Skeleton, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { documentCenterTexts } from '../document-center/document-center.sentences';
import type { Choice, Choices } from './choices';

export type ChooserProps = {
  readonly name: string;
  /** What it says, by the end of the text's key; `''` is its label. */
  readonly sentence: (key: '' | 'sLoading' | 'sNone' | 'sError') => string;
  readonly choices: Choices;
  readonly chosen: Choice | undefined;
  readonly onChoose: (value: string) => void;
  readonly retry: () => void;
  /** Below the selector. */
  readonly more?: ReactNode;
};

/** A selector of accounts or applications, with the states of their list (accounts §2.7). */
export function Chooser(props: ChooserProps): ReactNode {
  const { name, sentence, choices, chosen, onChoose, retry, more } = props;
  const t = useTexts(documentCenterTexts);
  return (
    <div className="max-w-md print:hidden">
      {choices.at === 'loading' && <Skeleton rows={2} label={sentence('sLoading')} />}
      {choices.at === 'failed' && (
        <SectionError retryLabel={t('tryAgain')} retry={retry}>
          {sentence('sError')}
        </SectionError>
      )}
      {choices.at === 'ready' &&
        (choices.choices.length === 0 ? (
          <p>{sentence('sNone')}</p>
        ) : (
          <Stack>
            <Select
              name={name}
              label={sentence('')}
              value={chosen?.value ?? ''}
              options={choices.choices}
              onChange={onChoose}
            />
            {more}
          </Stack>
        ))}
    </div>
  );
}
