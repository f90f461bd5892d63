/**
 * Replaces `react-dom/client` in the preact build. If the prerendered markup differs from what is
 * rendered, everything is rendered again, as in React; preact alone would reuse a field for a
 * different one.
 */
import { options } from 'preact';
import { cloneElement, hydrate, render } from 'preact/compat';
import { createRoot } from 'preact/compat/client';

export { createRoot };

/** Called once all markup is compared, before any effect. */
let compared;

// Preact's name for the hook before effects.
const { __c: committed } = options;
options.__c = (...args) => {
  compared?.();
  committed?.(...args);
};

export function hydrateRoot(box, element) {
  const before = looksOf(box);
  const anew = cloneElement(element);
  const isOther = new Error('drawn anew');
  compared = () => {
    compared = undefined;
    if (looksOf(box) !== before) throw isOther;
  };
  try {
    hydrate(element, box);
  } catch (error) {
    if (error !== isOther) throw error;
    render(null, box);
    render(anew, box);
  }
  return createRoot(box);
}

/** Its elements and its text. */
function looksOf(box) {
  return [...box.querySelectorAll('*')].map(({ localName }) => localName).join() + box.textContent;
}
