import { Button, checkIcon, Icon, Spinner } from '@portico/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useKeptFocus } from './use-kept-focus';

/** While a longer form is scrolled below it, in a window that is high enough for both. */
const inSight =
  ' bottom-[var(--p-bar-height,0px)] z-10 border-t border-line bg-surface py-2 [@media(min-height:480px)]:sticky';

/**
 * Save and Cancel while something differs, a spinner while it is saved, then that it is saved
 * (access §2, §4). The place is kept, so that nothing moves, and so is the focus when the buttons are
 * removed: it comes back to Save where saving has failed.
 */
export function SaveBar(props: {
  readonly changed: boolean;
  readonly pending: boolean;
  /** Everything was saved just now: see `useSavedMark`. */
  readonly saved: boolean;
  /** What has to be corrected first: Save is disabled meanwhile. */
  readonly blocked?: string | undefined;
  readonly texts: Readonly<Record<'save' | 'saving' | 'cancel' | 'saved', string>> & {
    /** How much is not saved, while Save is enabled. */
    readonly unsaved?: string;
  };
  readonly onCancel: () => void;
}): ReactNode {
  const { changed, pending, saved, blocked, texts, onCancel } = props;
  const status = useId();
  const bar = useRef<HTMLDivElement>(null);
  const editing = changed && !pending;
  const isBlocked = editing && blocked !== undefined;
  useKeptFocus(bar, editing);
  useEffect(() => {
    if (editing && bar.current?.matches(':focus')) bar.current.querySelector('button')?.focus();
  }, [editing]);
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className={
        '-mb-6 flex min-h-control flex-wrap items-center gap-x-4 gap-y-2' +
        (changed || pending || saved ? inSight : '')
      }
    >
      {editing && (
        <>
          <Button
            type="submit"
            variant="primary"
            disabled={isBlocked}
            describedBy={isBlocked ? status : undefined}
          >
            {texts.save}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </>
      )}
      <p id={status} role="status" className="flex items-center gap-2 text-sm text-muted">
        {pending && (
          <>
            <Spinner />
            {texts.saving}
          </>
        )}
        {editing && (blocked ?? texts.unsaved)}
        {!changed && !pending && saved && (
          <span className="flex items-center gap-2 font-semibold text-success">
            <Icon path={checkIcon} />
            {texts.saved}
          </span>
        )}
      </p>
    </div>
  );
}
