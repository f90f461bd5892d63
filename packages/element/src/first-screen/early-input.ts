import { isElement } from '@portico/rules';

/** What a borrower has done in a first screen so far. */
export type EarlyInput = {
  /** Whether something is typed, filled in by the browser, or pressed. */
  readonly isTouched: () => boolean;
  /** Whether an input method is composing text in one of its fields. */
  readonly isComposing: () => boolean;
  /**
   * Leaves links and the error's buttons to the browser, and forgets and answers other presses from
   * now on.
   */
  readonly stop: (onPress: () => void) => void;
  /** Ends deferring presses, and returns the control pressed last or the form to be sent. */
  readonly release: () => HTMLElement | undefined;
};

/** Events of a borrower's input, each with the controls whose action is deferred. */
const inputs = { focusin: '', input: '', click: 'a,button', submit: 'form' };

/**
 * Notes what is typed and pressed in a first screen, and defers presses until React listens: the
 * browser must not send a form or follow a link by itself.
 *
 * @param isTouched true where something may have been typed already
 */
export function watchInput(box: Element, isTouched: boolean): EarlyInput {
  let pressed: HTMLElement | undefined;
  let isComposing = false;
  let answer: (() => void) | undefined;
  const end = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    box.addEventListener(type, listener, { capture: true, signal: end.signal });
  for (const [type, controls] of Object.entries(inputs)) {
    on(type, (event) => {
      isTouched = true;
      const { target } = event;
      const control = controls && isElement(target) && target.closest<HTMLElement>(controls);
      if (!control || (answer && control.matches('a,[role=alert] *'))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (answer) return answer();
      if (!pressed?.matches('[type=submit],form')) pressed = control;
    });
  }
  on('compositionstart', () => (isComposing = true));
  on('compositionend', () => (isComposing = false));
  return {
    isTouched: () => isTouched || box.querySelector(':-webkit-autofill') !== null,
    isComposing: () => isComposing,
    stop: (onPress) => {
      pressed = undefined;
      answer = onPress;
    },
    release: () => {
      end.abort();
      return pressed;
    },
  };
}
