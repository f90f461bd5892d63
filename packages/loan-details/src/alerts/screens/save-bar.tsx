import { useTexts } from '@portico/element';
import { Button, checkIcon, Icon } from '@portico/ui';
import type { ReactNode, Ref } from 'react';
import type { AlertsState } from '../alerts.flow';
import { alertsTexts } from '../alerts.texts';

/** Saves or discards the changes while there are any. Its place is kept, so that nothing moves. */
export function SaveBar(props: {
  readonly ref: Ref<HTMLDivElement>;
  readonly state: AlertsState;
  /** They were saved just now. */
  readonly saved: boolean;
  readonly cancel: () => void;
}): ReactNode {
  const { changes, isPending } = props.state;
  const t = useTexts(alertsTexts);
  return (
    <div
      ref={props.ref}
      tabIndex={-1}
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2"
    >
      {changes > 0 && (
        <>
          <Button type="submit" variant="primary" busy={isPending}>
            {t(isPending ? 'saving' : 'save')}
          </Button>
          <Button variant="quiet" disabled={isPending} onClick={props.cancel}>
            {t('cancel')}
          </Button>
        </>
      )}
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        {changes > 0 && t(changes === 1 ? 'oneChange' : 'changes', { count: changes })}
        {changes === 0 && props.saved && (
          <span className="flex items-center gap-2 font-semibold text-success">
            <Icon path={checkIcon} />
            {t('saved')}
          </span>
        )}
      </p>
    </div>
  );
}
