import { useTexts } from '@portico/element';
import { Button, Icon, trashIcon, VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import { plannedPaymentsTexts } from './planned-payments.sentences';

/** Deletes one payment; its accessible name says which. */
export function DeleteButton(props: {
  /** Instead of the word for deleting, where it says which payment by itself. */
  readonly label?: string;
  /** Which payment, for a name that only screen readers need. */
  readonly what?: string;
  readonly onClick: () => void;
}): ReactNode {
  const t = useTexts(plannedPaymentsTexts);
  return (
    // Its padding stands outside the column, so that icon and words are in line with the others.
    <span className="-mx-4 inline-block">
      <Button variant="quiet" onClick={props.onClick}>
        <Icon path={trashIcon} className="text-danger" />
        <span className="text-danger">
          {props.label ?? t('delete')} {props.what && <VisuallyHidden>{props.what}</VisuallyHidden>}
        </span>
      </Button>
    </span>
  );
}
