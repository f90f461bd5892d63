import type { FirstScreenHandle } from '@portico/contract/page-protocol';
import { watchInput, type EarlyInput } from './early-input';

type Options = {
  /** Something may have been typed already. */
  readonly isTouched: boolean;
  /** Copies what was typed, where the screen has fields; returns the last step (`copyInput`). */
  readonly copy?: ((from: Element, to: Element) => () => void) | undefined;
  /** Stores for the next page which fields React has drawn, where a lender's flags hide some. */
  readonly storeHiddenFields?: ((shown: Element) => void) | undefined;
};

/** The handle of the first screen in a box, which from now on notes the borrower's input. */
export function handleFor(box: Element, options: Options): FirstScreenHandle {
  const { isTouched, copy, storeHiddenFields } = options;
  const input = watchInput(box, isTouched);
  return {
    isTouched: input.isTouched,
    stop: input.stop,
    handOver: (screen, listening) => {
      storeHiddenFields?.(screen);
      afterComposition(box, input, () => {
        // The focus moves from one to the other, so both must be in the document: then a phone's
        // keyboard stays open.
        box.before(screen);
        const pressed = input.release();
        const restoreCaret = copy?.(box, screen);
        // The styles of a first screen in the page's HTML.
        box.parentNode?.querySelector('link,style')?.remove();
        box.remove();
        const finish = () => {
          restoreCaret?.();
          if (pressed) press(sameControl(pressed, box, screen));
        };
        void listening.then(() => setTimeout(finish));
      });
    },
  };
}

/** At once, or when the input method has finished: its text would be lost with the field. */
function afterComposition(box: Element, input: EarlyInput, run: () => void): void {
  if (!input.isComposing()) return run();
  const again = () => setTimeout(() => afterComposition(box, input, run));
  return box.addEventListener('compositionend', again, { once: true });
}

function press(control: HTMLElement | undefined): void {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else control?.click();
}

/** By position and text, by text, or by position where the lender's texts differ. */
function sameControl(pressed: HTMLElement, before: Element, box: Element): HTMLElement | undefined {
  const controls = (root: Element) => [...root.querySelectorAll<HTMLElement>(pressed.localName)];
  const [old, now] = [controls(before), controls(box)];
  const placed = now[old.indexOf(pressed)];
  const hasText = (one: HTMLElement | undefined) => one?.textContent === pressed.textContent;
  if (hasText(placed)) return placed;
  return now.find(hasText) ?? (now.length === old.length ? placed : undefined);
}
