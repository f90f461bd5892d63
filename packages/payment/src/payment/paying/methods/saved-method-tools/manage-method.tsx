import { useTexts } from '@portico/element';
import { Button, chevronDownIcon, Icon, trashIcon } from '@portico/ui';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { savedMethodsTexts } from './saved-methods.sentences';
import type { SavedMethodTools } from './use-saved-method-tools';

const action =
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-3 py-2 text-start hover:bg-sunken ';

/** What can be done with the chosen saved method, behind one button (D172). */
export function ManageMethod({ tools }: { readonly tools: SavedMethodTools }): ReactNode {
  const { state, send, chosen, chosenIsDefault } = tools;
  const t = useTexts(savedMethodsTexts);
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useCloseOutside(menu, open, () => setOpen(false));
  if (!chosen) return null;
  const run = (event: Parameters<typeof send>[0]) => {
    // The pressed button goes with the menu, and a dialog returns the focus to what had it.
    button.current?.focus();
    setOpen(false);
    if (!state.busy) send(event);
  };
  return (
    <div
      ref={menu}
      className="relative ms-auto"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        variant="quiet"
        expanded={open}
        controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('manage')}
        <Icon path={chevronDownIcon} />
      </Button>
      {open && (
        <ul
          id={id}
          className="absolute end-0 top-full z-10 mt-1.5 w-max max-w-[80vw] rounded-md border border-line bg-raised p-1 floating"
        >
          {!chosenIsDefault && (
            <li className="mb-1 border-b border-line pb-1">
              <button
                type="button"
                className={action}
                onClick={() => run({ type: 'setDefault', method: chosen })}
              >
                {t('setDefault')}
              </button>
            </li>
          )}
          <li>
            <button
              type="button"
              className={action + 'text-danger'}
              onClick={() => run({ type: 'askDelete', method: chosen })}
            >
              <Icon path={trashIcon} />
              {t('delete')}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

/** A press elsewhere closes it, also one that moves no focus. */
function useCloseOutside(
  menu: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: PointerEvent) => {
      if (menu.current && !event.composedPath().includes(menu.current)) close();
    };
    window.addEventListener('pointerdown', onPress);
    return () => window.removeEventListener('pointerdown', onPress);
  });
}
