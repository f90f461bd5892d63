import { useCore } from '@portico/element';
import { useEffect, useState } from 'react';

/** Milliseconds after a typed field was left, in which the next field or Log In may be pressed. */
const restTime = 1_000;

/**
 * Whether a dialog may open by itself, or stay open: the screen is idle, and no field that has the
 * focus, of the page either, is being typed into. A dialog that is open takes the focus, so that
 * nothing is typed below it.
 */
export function useMayOpen(idle: boolean): boolean {
  const { environment } = useCore();
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const look = (wait: number) => {
      cancel();
      if (isTypedInto()) setAtRest(false);
      else if (wait === 0) setAtRest(true);
      else cancel = environment.delay(() => setAtRest(!isTypedInto()), wait);
    };
    const onInput = () => look(restTime);
    look(0);
    const events = ['input', 'focusin', 'focusout'] as const;
    // Captured, because what is typed into a widget ends there.
    for (const name of events) window.addEventListener(name, onInput, true);
    return () => {
      cancel();
      for (const name of events) window.removeEventListener(name, onInput, true);
    };
  }, [environment]);
  return idle && atRest;
}

/** Whether the field that has the focus, in whatever shadow tree, has something typed into it. */
function isTypedInto(): boolean {
  let active: Element | null = Reflect.get(HTMLDocument.prototype, 'activeElement', document);
  while (active?.shadowRoot) active = active.shadowRoot.activeElement;
  const field = active;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.value !== '';
}
