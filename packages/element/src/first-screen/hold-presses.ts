/** Events that must not be lost, each with the controls for which it is held back. */
const doings = { focusin: '', input: '', click: 'a,button', submit: 'form' };

/**
 * Holds back presses until React listens: the browser must not send a form or follow a link by
 * itself.
 *
 * @param touched called at each of the events
 * @returns ends it, and returns the control pressed last or the form to be sent
 */
export function holdPresses(box: Element, touched: () => void): () => HTMLElement | undefined {
  let pressed: HTMLElement | undefined;
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  for (const [type, controls] of Object.entries(doings)) {
    const hold = (event: Event) => {
      touched();
      const { target } = event;
      const control =
        controls && target instanceof Element && target.closest<HTMLElement>(controls);
      if (!control) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!pressed?.matches('[type=submit],form')) pressed = control;
    };
    box.addEventListener(type, hold, options);
  }
  return () => {
    end.abort();
    return pressed;
  };
}
