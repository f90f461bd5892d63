import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { checkIcon, Icon } from '../icon';
import { Dialog } from './dialog';
import { moneyIcon } from './money-icon';

export type ConfirmDialogProps = {
  title: ReactNode;
  /** What is asked, and what came of it. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` for what cannot be undone; `primary` by default. */
  variant?: 'primary' | 'danger' | undefined;
  /** A sign before the text. */
  icon?: 'check' | 'money' | undefined;
  /** What was confirmed is in progress; the dialog stays open. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

const icons = { check: checkIcon, money: moneyIcon };

/** Asks before something is done; 400 px wide (access §2; accounts §9). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, variant = 'primary', icon, busy } = props;
  const { onConfirm, onCancel } = props;
  return (
    <Dialog
      open
      role="alertdialog"
      width={400}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={variant} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex gap-3">
        {icon && <Icon path={icons[icon]} size={24} className="text-accent" />}
        <div className="grid min-w-0 grow gap-4">{children}</div>
      </div>
    </Dialog>
  );
}
