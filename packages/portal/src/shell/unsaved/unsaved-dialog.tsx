import { useTexts } from '@portico/element';
import { Button, Dialog } from '@portico/ui';
import type { ReactNode } from 'react';
import { unsavedChangesTexts } from './unsaved-changes.sentences';

/** Asks before a navigation discards unsaved changes; 350 px wide (access §9). */
export default function UnsavedDialog({
  answer,
}: {
  readonly answer: (leave: boolean) => void;
}): ReactNode {
  const t = useTexts(unsavedChangesTexts);
  return (
    <Dialog
      open
      width={350}
      title={t('heading')}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="quiet" onClick={() => answer(false)}>
            {t('no')}
          </Button>
          <Button variant="primary" onClick={() => answer(true)}>
            {t('yes')}
          </Button>
        </>
      }
    >
      <p>{t('question')}</p>
    </Dialog>
  );
}

export const texts = [unsavedChangesTexts];
