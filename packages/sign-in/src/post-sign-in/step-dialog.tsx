import { Dialog } from '@portico/ui';
import type { ReactNode } from 'react';

/** Every step stands in a modal of this width in px (access §2, §9). */
export const stepWidth = 300;

/** The frame of a step after the password. Escape gives the step, and with it the sign-in, up. */
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
