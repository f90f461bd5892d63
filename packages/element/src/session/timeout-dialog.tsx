import { formatCountdown } from '@portico/rules';
import { Button, Dialog } from '@portico/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../react/hooks';
import { sessionTimeoutTexts } from './session-timeout.sentences';

/** The warning's props; see `idle` of core. */
export type TimeoutDialogProps = {
  readonly remainingSeconds: number;
  readonly onResume: () => void;
};

/**
 * 'Your session is about to expire!' with the time left (access §2, §4). Only Resume closes it:
 * Escape and all other input are ignored while it is open (D31).
 */
export function TimeoutDialog({ remainingSeconds, onResume }: TimeoutDialogProps): ReactNode {
  const t = useTexts(sessionTimeoutTexts);
  return (
    <Dialog
      open
      onClose={() => undefined}
      role="alertdialog"
      width={350}
      title={t('title')}
      actions={
        <Button variant="primary" onClick={onResume}>
          {t('resume')}
        </Button>
      }
    >
      <p className="tabular">{t('message', { time: formatCountdown(remainingSeconds) })}</p>
    </Dialog>
  );
}
