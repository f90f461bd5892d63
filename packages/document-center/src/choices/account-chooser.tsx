import { accountsOf } from '@portico/core/accounts';
import { useCore, useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { documentCenterTexts } from '../document-center/document-center.texts';
import { Chooser } from './chooser';
import type { Choice, Choices } from './choices';

/** The account number selector (accounts §2.7). */
export function AccountChooser(props: {
  readonly choices: Choices;
  readonly chosen: Choice | undefined;
  readonly onChoose: (value: string) => void;
}): ReactNode {
  const core = useCore();
  const t = useTexts(documentCenterTexts);
  return (
    <Chooser
      {...props}
      name="documentsAccount"
      retry={() => void accountsOf(core).refresh()}
      texts={{
        label: t('account'),
        placeholder: t('accountPlaceholder'),
        unchosen: t('accountUnchosen'),
        loading: t('accountsLoading'),
        none: t('accountsNone'),
        error: t('accountsError'),
        tryAgain: t('tryAgain'),
      }}
    />
  );
}
