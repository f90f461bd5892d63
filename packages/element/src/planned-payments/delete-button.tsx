import { useTexts } from '../react/hooks';
import { Button, Icon, trashIcon, VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import { plannedPaymentsTexts } from './planned-payments.texts';

/** Deletes one payment; its accessible name says which. */
export function DeleteButton(props: {
  readonly what: string;
  readonly onClick: () => void;
}): ReactNode {
  const t = useTexts(plannedPaymentsTexts);
  return (
    <Button variant="quiet" onClick={props.onClick}>
      <Icon path={trashIcon} />
      <span>
        {t('delete')} <VisuallyHidden>{props.what}</VisuallyHidden>
      </span>
    </Button>
  );
}
