/** What sends a form. */
const sending = '[type=submit],form';

/**
 * Holds back what is pressed before React listens: nothing is sent and no link is followed by the
 * browser alone. What was pressed last, or what was to be sent, is given to whoever ends it.
 */
export function holdPresses(box: Element): () => HTMLElement | undefined {
  let pressed: HTMLElement | undefined;
  const hold = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>(type === 'click' ? 'a,button' : 'form');
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!pressed?.matches(sending)) pressed = control;
  };
  const types = ['click', 'submit'];
  for (const type of types) box.addEventListener(type, hold, true);
  return () => {
    for (const type of types) box.removeEventListener(type, hold, true);
    const last = pressed;
    pressed = undefined;
    return last;
  };
}
