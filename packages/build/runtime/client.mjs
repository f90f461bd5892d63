/**
 * `react-dom/client` for preact. If the prerendered markup differs from what is rendered, everything
 * is rendered again, as in React; preact alone would reuse a field for a different one. Uses only
 * preact's documented option hooks.
 */
import { options } from 'preact';
import { cloneElement, hydrate, render } from 'preact/compat';
import { createRoot } from 'preact/compat/client';

export { createRoot };

/** The element being hydrated, and what to do once it is compared, before any effect of it. */
let hydrating;

const { diffed: nextDiffed } = options;
options.diffed = (vnode) => {
  nextDiffed?.(vnode);
  if (vnode === hydrating?.element) hydrating.compare();
};

export function hydrateRoot(box, element) {
  const before = outlineOf(box);
  const again = cloneElement(element);
  const mismatch = new Error('The prerendered markup differs');
  const compare = () => {
    if (outlineOf(box) !== before) throw mismatch;
  };
  hydrating = { element, compare };
  try {
    hydrate(element, box);
  } catch (error) {
    if (error !== mismatch) throw error;
    render(null, box);
    render(again, box);
  } finally {
    hydrating = undefined;
  }
  return createRoot(box);
}

/** Its elements and its text. */
function outlineOf(box) {
  return [...box.querySelectorAll('*')].map(({ localName }) => localName).join() + box.textContent;
}
