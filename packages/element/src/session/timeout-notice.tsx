import { formatCountdown } from '@portico/rules';
import { Button } from '@portico/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../react/hooks';
import type { TimeoutDialogProps } from './timeout-dialog';
import { sessionTimeoutTexts } from './session-timeout.sentences';

/** The timeout warning where the dialog could not be fetched: a plain bar above the page. */
export function TimeoutNotice({ remainingSeconds, onResume }: TimeoutDialogProps): ReactNode {
  const t = useTexts(sessionTimeoutTexts);
  return (
    <div
      role="alertdialog"
      aria-label={t('title')}
      className="fixed inset-x-0 top-0 z-50 grid justify-items-center gap-3 border border-current bg-sunken p-3"
    >
      <p className="font-semibold">{t('title')}</p>
      <p>{t('message', { time: formatCountdown(remainingSeconds) })}</p>
      <Button onClick={onResume}>{t('resume')}</Button>
    </div>
  );
}
