import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { keepPress } from '../actions/keep-press';
import { Heading } from '../text/heading';
import { HeadingsContext } from '../text/headings';
import { DialogActions } from './dialog-actions';
import { InDialogContext, type InDialog } from './in-dialog';
import { dropSecondPress, isSecondPress } from './second-press';

export type DialogProps = {
  open: boolean;
  /** Escape was pressed; the owner decides whether it closes. */
  onClose: () => void;
  /** Names the dialog, and is its heading. */
  title: ReactNode;
  children?: ReactNode;
  /**
   * Buttons, the one that continues last (`DialogActions`). A form in a dialog has them as its last
   * child instead, so that its button submits it.
   */
  actions?: ReactNode;
  /** In px at text of the usual size, which it follows; never wider than the screen. 350 by default (accounts §9). */
  width?: number | undefined;
  /** `alertdialog` for urgent messages, such as a session about to end. */
  role?: 'dialog' | 'alertdialog' | undefined;
};

const shape =
  'm-auto max-h-[calc(100dvh-2rem)] w-(--p-width) max-w-[calc(100vw-2rem)] overflow-auto overscroll-contain rounded-lg border border-line bg-raised text-ink floating backdrop:bg-[var(--p-scrim,rgb(0_0_0/0.5))]';

/** In a window narrower than 400 px: a sheet at the bottom, as wide as the window. */
const onPhones =
  ' max-[400px]:mb-0 max-[400px]:w-full max-[400px]:max-w-full max-[400px]:rounded-b-none';

/** What is outside a modal is not read: its headings begin anew. */
const ownOutline = { hidden: false };

/**
 * A modal built on the native `<dialog>`: it is in the top layer above any page, and the browser
 * traps and restores the focus. Its content is mounted only while it is open.
 *
 * The focus starts in the first field, else on the title, which is read out, so that a second Enter
 * presses nothing. The second press of a double click is ignored, in the dialog and on what is
 * below it after it closes. While one of its buttons is busy, Escape and the other buttons do
 * nothing.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const { title, children, actions, width = 350, role } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<MouseEvent>(null);
  const id = useId();
  const inDialog = useInDialog();
  const onClose = () => {
    if (!inDialog.busy) props.onClose();
  };
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    showModal(dialog);
    return () => {
      if (!canBeModal(dialog)) return;
      dialog.close();
      if (pressed.current) dropSecondPress(pressed.current);
    };
  }, []);
  useLayoutEffect(() => {
    ref.current?.style.setProperty('--p-width', `calc(${width} / 16 * var(--p-rem))`);
  }, [width]);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={id}
      part="dialog"
      className={shape + onPhones}
      onMouseDown={keepPress}
      onClickCapture={(event) => {
        if (event.detail > 0) pressed.current = event.nativeEvent;
        if (!isSecondPress(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onCancel={(event) => {
        // In React, events of a nested dialog bubble to this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget: dialog, target }) => {
        if (target !== dialog) return;
        // The browser has closed it, as it may on a second Escape. If the owner keeps it open, it
        // is opened again; if the owner closes it, it is no longer in the page by then.
        if (!dialog.isConnected) return;
        onClose();
        setTimeout(() => dialog.isConnected && showModal(dialog));
      }}
    >
      <InDialogContext value={inDialog}>
        <HeadingsContext value={ownOutline}>
          <div className="px-6 pt-6 pb-4 in-place">
            <Heading level={2} id={id}>
              {title}
            </Heading>
          </div>
          <div className="grid grid-cols-1 gap-4 px-6 pb-6">
            {children}
            {actions && <DialogActions>{actions}</DialogActions>}
          </div>
        </HeadingsContext>
      </InDialogContext>
    </dialog>
  );
}

/** The dialog's context for its buttons: busy while any of them is. */
function useInDialog(): InDialog {
  const [busyCount, setBusyCount] = useState(0);
  const hold = useCallback(() => {
    setBusyCount((count) => count + 1);
    return () => setBusyCount((count) => count - 1);
  }, []);
  const busy = busyCount > 0;
  return useMemo(() => ({ busy, hold }), [busy, hold]);
}

/** jsdom has no modal dialogs; there an open one is enough. */
function canBeModal(dialog: HTMLDialogElement): boolean {
  return Reflect.has(dialog, 'showModal');
}

function showModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (canBeModal(dialog)) dialog.showModal();
  else dialog.open = true;
  // Some browsers begin with a button, others with nothing.
  const start =
    dialog.querySelector<HTMLElement>(fields) ?? dialog.querySelector('[part~=heading]');
  if (start instanceof HTMLElement) start.focus();
}

/** Also a frame that holds fields of another page. */
const fields = ':is(input, select, textarea):enabled, iframe[data-fields]';
