/** What a borrower does to a screen that must not be lost, and which control it means where it is held back. */
const doings = { focusin: '', input: '', click: 'a,button', submit: 'form' };

/**
 * Holds back what is pressed before React listens: nothing is sent and no link is followed by the
 * browser alone.
 *
 * @param touched called whenever something is done
 * @returns what ends it, and gives what was pressed last or was to be sent
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
