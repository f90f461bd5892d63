import { useCore, useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { documentCenterTexts } from '../document-center/document-center.texts';
import { Chooser } from './chooser';
import type { Choice, Choices } from './choices';
import { applicationsOf } from './use-application-choices';

/** The application number selector (accounts §2.7). */
export function ApplicationChooser(props: {
  readonly choices: Choices;
  readonly chosen: Choice | undefined;
  readonly onChoose: (value: string) => void;
}): ReactNode {
  const core = useCore();
  const t = useTexts(documentCenterTexts);
  return (
    <Chooser
      {...props}
      name="documentsApplication"
      retry={() => void applicationsOf(core).refresh()}
      texts={{
        label: t('application'),
        placeholder: t('applicationPlaceholder'),
        unchosen: t('applicationUnchosen'),
        loading: t('applicationsLoading'),
        none: t('applicationsNone'),
        error: t('applicationsError'),
        tryAgain: t('tryAgain'),
      }}
    />
  );
}
