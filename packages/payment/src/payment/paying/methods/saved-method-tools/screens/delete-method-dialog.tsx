import { useTexts } from '@portico/element';
import { ConfirmDialog } from '@portico/ui';
import type { ReactNode } from 'react';
import type { SavedMethodToolsEvent } from '../saved-method-tools.state';
import { savedMethodsTexts } from '../saved-methods.sentences';

/** Asks for confirmation before a saved method is deleted (payments §2, §9). */
export function DeleteMethodDialog(props: {
  readonly name: string;
  readonly busy: boolean;
  readonly send: (event: SavedMethodToolsEvent) => void;
}): ReactNode {
  const { name, busy, send } = props;
  const t = useTexts(savedMethodsTexts);
  return (
    <ConfirmDialog
      variant="danger"
      title={t('deleteHeading')}
      confirmLabel={t('confirmDelete')}
      cancelLabel={t('cancel')}
      busy={busy}
      onConfirm={() => send({ type: 'confirmDelete' })}
      onCancel={() => send({ type: 'cancelDelete' })}
    >
      <p>{t('deleteQuestion', { name })}</p>
    </ConfirmDialog>
  );
}
