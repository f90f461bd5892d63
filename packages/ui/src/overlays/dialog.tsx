import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Heading } from '../text/heading';

export type DialogProps = {
  open: boolean;
  /** Escape was pressed; the owner decides whether it closes. */
  onClose: () => void;
  /** Names the dialog and stands at its top. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the one that goes on first in reading order. */
  actions?: ReactNode;
  /** In px; never wider than the screen. 350 unless told (accounts §9). */
  width?: number | undefined;
  /** `alertdialog` for what cannot wait, such as a session about to end. */
  role?: 'dialog' | 'alertdialog' | undefined;
};

/**
 * A modal on the platform's own `<dialog>`: it stands in the top layer above any page, keeps the
 * focus inside and gives it back. Its content is mounted only while it is open. The focus starts
 * in the first field, else on the title: it is read out, and a second Enter presses nothing.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, title, children, actions, width = 350, role }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    showModal(dialog);
    return () => {
      if (canBeModal(dialog)) dialog.close();
    };
  }, []);
  useLayoutEffect(() => {
    ref.current?.style.setProperty('--p-width', `${width}px`);
  }, [width]);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={id}
      part="dialog"
      className="m-auto max-h-[calc(100dvh-2rem)] w-(--p-width) max-w-[calc(100vw-2rem)] overflow-auto overscroll-contain rounded-lg border border-line bg-surface p-6 text-ink floating backdrop:bg-black/50"
      onCancel={(event) => {
        // React lets the event of a dialog within this one come by.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget: dialog, target }) => {
        if (target !== dialog) return;
        // The browser closed it itself, as it may on a second Escape. An owner that keeps it open
        // gets it back; an owner that closed it has taken it out of the page by now.
        if (!dialog.isConnected) return;
        onClose();
        setTimeout(() => dialog.isConnected && showModal(dialog));
      }}
    >
      <div className="grid grid-cols-1 gap-4">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </dialog>
  );
}

/** Modal dialogs are missing in jsdom, where an open one is enough. */
function canBeModal(dialog: HTMLDialogElement): boolean {
  return Reflect.has(dialog, 'showModal');
}

function showModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (canBeModal(dialog)) dialog.showModal();
  else dialog.open = true;
  dialog.querySelector<HTMLElement>(':is(input, select, textarea):enabled')?.focus();
}
