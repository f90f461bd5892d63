import { useTexts } from '@portico/element';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { portalTexts } from '../../portal/portal.sentences';
import { NavigationItem, type ListedItem } from './navigation-item';

const item =
  'flex min-h-11 w-full items-center px-4 text-start text-ink no-underline hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-accent';

type MoreMenuProps = {
  readonly items: readonly ListedItem[];
  readonly kind: 'panel' | 'sheet';
  /** What opened it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
};

/** The items that More lists. */
export default function MoreMenu(props: MoreMenuProps): ReactNode {
  return props.kind === 'sheet' ? <Sheet {...props} /> : <Panel {...props} />;
}

function Items({ items, onClose }: MoreMenuProps): ReactNode {
  return (
    <ul>
      {items.map((each) => (
        <li key={each.key} className="border-t border-line first:border-t-0">
          <NavigationItem item={each} className={item} onChosen={onClose}>
            {each.label}
          </NavigationItem>
        </li>
      ))}
    </ul>
  );
}

/** Closes on Escape, a press outside, or when the focus moves elsewhere. */
function Panel(props: MoreMenuProps): ReactNode {
  const { button, onClose } = props;
  useEffect(() => {
    const around = button.current?.parentElement;
    const outside = (event: Event) => {
      if (around && !event.composedPath().includes(around)) onClose();
    };
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !around?.contains(relatedTarget)) onClose();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      button.current?.focus();
    };
    window.addEventListener('pointerdown', outside);
    around?.addEventListener('focusout', left);
    around?.addEventListener('keydown', escape);
    return () => {
      window.removeEventListener('pointerdown', outside);
      around?.removeEventListener('focusout', left);
      around?.removeEventListener('keydown', escape);
    };
  }, [button, onClose]);
  return (
    <div
      part="navigation-menu"
      className="absolute end-0 top-full z-10 min-w-56 overflow-hidden rounded-lg border border-line bg-raised floating"
    >
      <Items {...props} />
    </div>
  );
}

/** A modal at the lower edge: the browser keeps the focus in it and gives it back to More. */
function Sheet(props: MoreMenuProps): ReactNode {
  const t = useTexts(portalTexts);
  const sheet = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return undefined;
    // jsdom has no modal dialogs; there an open one is enough.
    const isModal = Reflect.has(dialog, 'showModal');
    if (isModal) dialog.showModal();
    else dialog.open = true;
    dialog.querySelector<HTMLElement>('[aria-current]')?.focus();
    return () => {
      if (isModal) dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={sheet}
      aria-label={t('menu')}
      part="navigation-menu"
      className="mx-0 mt-auto mb-[calc(4rem+env(safe-area-inset-bottom))] max-h-[calc(100dvh-5rem)] w-full max-w-full overflow-auto overscroll-contain rounded-t-lg bg-raised text-ink floating backdrop:bg-scrim"
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      // A press on the backdrop, More included, has the dialog itself as its target.
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) props.onClose();
      }}
    >
      <Items {...props} />
    </dialog>
  );
}
