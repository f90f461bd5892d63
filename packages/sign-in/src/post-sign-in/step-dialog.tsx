import { Dialog } from '@portico/ui';
import type { ReactNode } from 'react';

/** Width in px of the modal in which every step is shown (access §2, §9). */
export const stepWidth = 300;

/** The dialog of a step after the password. Escape cancels the step and the sign-in. */
export function StepDialog(props: {
  readonly title: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}): ReactNode {
  return (
    <Dialog
      open
      title={props.title}
      width={stepWidth}
      onClose={props.onCancel}
      actions={props.actions}
    >
      {props.children}
    </Dialog>
  );
}
