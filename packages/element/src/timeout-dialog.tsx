import { formatCountdown } from '@portico/rules';
import { Button, Dialog } from '@portico/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from './hooks';
import { timeoutTexts } from './timeout-dialog.texts';

/**
 * 'Your session is about to expire!' with the time left (access §2, §4). Only Resume closes it:
 * Escape and every other input count for nothing while it is open (D31).
 */
export function TimeoutDialog(props: {
  readonly remainingSeconds: number;
  readonly onResume: () => void;
}): ReactNode {
  const t = useTexts(timeoutTexts);
  const [openings, setOpenings] = useState(0);
  return (
    <div onKeyDown={keepOpen}>
      <Dialog
        key={openings}
        open
        role="alertdialog"
        width={350}
        title={t('title')}
        actions={
          <Button variant="primary" onClick={props.onResume}>
            {t('resume')}
          </Button>
        }
        // A browser may close a dialog against its page's will: it opens again.
        onClose={() => setOpenings(openings + 1)}
      >
        <p className="tabular-nums">
          {t('message', { time: formatCountdown(props.remainingSeconds) })}
        </p>
      </Dialog>
    </div>
  );
}

function keepOpen(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
