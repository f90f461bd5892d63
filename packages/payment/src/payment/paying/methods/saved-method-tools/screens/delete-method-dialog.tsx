import { useTexts } from '@portico/element';
import { Button, Dialog } from '@portico/ui';
import type { ReactNode } from 'react';
import type { SavedMethodToolsEvent } from '../saved-method-tools.state';
import { savedMethodToolsTexts } from '../saved-method-tools.texts';

/** Asks for confirmation before a saved method is deleted (payments §2, §9). */
export function DeleteMethodDialog(props: {
  readonly name: string;
  readonly busy: boolean;
  readonly send: (event: SavedMethodToolsEvent) => void;
}): ReactNode {
  const { name, busy, send } = props;
  const t = useTexts(savedMethodToolsTexts);
  const cancel = () => send({ type: 'cancelDelete' });
  return (
    <Dialog
      open
      role="alertdialog"
      width={400}
      title={t('deleteHeading')}
      onClose={cancel}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => send({ type: 'confirmDelete' })}>
            {t('confirmDelete')}
          </Button>
          <Button onClick={cancel}>{t('cancel')}</Button>
        </>
      }
    >
      <p>{t('deleteQuestion', { name })}</p>
    </Dialog>
  );
}
