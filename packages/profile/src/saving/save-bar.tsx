import { useTexts } from '@portico/element';
import { useKeptFocus } from '@portico/element/section';
import { Button, checkIcon, Icon, Spinner } from '@portico/ui';
import { useId, useRef, type ReactNode } from 'react';
import { savingTexts } from './saving.texts';

/**
 * Save and Cancel while something differs, a spinner while it is saved, then a check mark (access
 * §2, §4). The place is kept, so that nothing moves.
 */
export function SaveBar(props: {
  readonly changed: boolean;
  readonly pending: boolean;
  /** The labels of the fields that have to be corrected first. */
  readonly invalid: readonly string[];
  /** Everything was saved just now: see `useSavedMark`. */
  readonly saved: boolean;
  readonly onCancel: () => void;
}): ReactNode {
  const { changed, pending, invalid, saved, onCancel } = props;
  const t = useTexts(savingTexts);
  const reason = useId();
  const bar = useRef<HTMLDivElement>(null);
  const editing = changed && !pending;
  const blocked = editing && invalid.length > 0;
  useKeptFocus(bar, editing);
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className="flex min-h-control flex-wrap items-center gap-x-4 gap-y-2"
    >
      {editing && (
        <>
          <Button
            type="submit"
            variant="primary"
            disabled={blocked}
            describedBy={blocked ? reason : undefined}
          >
            {t('save')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      )}
      <p id={reason} role="status" className="flex items-center gap-2 text-sm text-muted">
        {blocked && t('check', { fields: invalid.join(', ') })}
        {pending && (
          <>
            <Spinner />
            {t('saving')}
          </>
        )}
        {!changed && !pending && saved && (
          <span className="flex items-center gap-2 font-semibold text-success">
            <Icon path={checkIcon} />
            {t('saved')}
          </span>
        )}
      </p>
    </div>
  );
}
