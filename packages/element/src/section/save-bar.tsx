import { Button, checkIcon, Icon } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from './use-kept-focus';

/**
 * Saves or discards the changes of a form while there are any, and says that they are saved. Its
 * place is kept, so that nothing moves, and so is the focus when its buttons are removed.
 */
export function SaveBar(props: {
  readonly changed: boolean;
  readonly pending: boolean;
  /** They were saved just now: see `useSavedMark`. */
  readonly saved: boolean;
  readonly texts: Readonly<Record<'save' | 'saving' | 'cancel' | 'unsaved' | 'saved', string>>;
  readonly onCancel: () => void;
}): ReactNode {
  const { changed, pending, saved, texts, onCancel } = props;
  const bar = useRef<HTMLDivElement>(null);
  useKeptFocus(bar, changed);
  return (
    <div ref={bar} tabIndex={-1} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      {changed && (
        <>
          <Button type="submit" variant="primary" busy={pending}>
            {pending ? texts.saving : texts.save}
          </Button>
          <Button variant="quiet" disabled={pending} onClick={onCancel}>
            {texts.cancel}
          </Button>
        </>
      )}
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        {changed && texts.unsaved}
        {!changed && saved && (
          <span className="flex items-center gap-2 font-semibold text-success">
            <Icon path={checkIcon} />
            {texts.saved}
          </span>
        )}
      </p>
    </div>
  );
}
