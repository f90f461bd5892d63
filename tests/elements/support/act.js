/** A borrower's or a page's actions on an element. */
import { deep } from './page.js';

const typable = 'input:not([type=hidden]):not([type=radio]):not([type=checkbox]), textarea';

/** The first field one can type into, or undefined. */
export function firstField(element) {
  return deep(element.shadowRoot, typable).find((field) => !field.disabled && isShown(field));
}

/** Whether a part above a field is still being loaded. */
export function isBusyAbove(element, field) {
  return deep(element.shadowRoot, '[aria-busy=true]').some(
    (part) => field && field.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_PRECEDING,
  );
}

/** Types a text, with the events a page receives. */
export function type(field, text) {
  const view = field.ownerDocument.defaultView;
  const { prototype } =
    field instanceof view.HTMLTextAreaElement ? view.HTMLTextAreaElement : view.HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, text);
  field.dispatchEvent(new view.Event('input', { bubbles: true, composed: true }));
}

/** Whether it takes up space. */
export function isShown(node) {
  if (!node?.isConnected) return false;
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return node.getClientRects().length > 0 || range.getClientRects().length > 0;
}

/** What the widget has drawn, without the slot of the content between its tags. */
export function drawn(element) {
  return element.shadowRoot?.querySelector('.portico-root') ?? undefined;
}

/** The elements needed to begin drawing, and after it has failed. */
const needed = ['div', 'slot'];

/** Makes creating any other element throw, so that the next drawing fails. */
export function breakDrawing(document) {
  const { createElement, createElementNS } = document;
  const only = (create, nameOf) =>
    function (...named) {
      if (!needed.includes(nameOf(named))) throw new Error('broken by the suite');
      return create.apply(this, named);
    };
  document.createElement = only(createElement, ([name]) => name);
  document.createElementNS = only(createElementNS, ([, name]) => name);
  return () => {
    delete document.createElement;
    delete document.createElementNS;
  };
}

/** The element of a document's shadow trees that has the focus; undefined: nothing has. */
export function focused(document) {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body || active === null || active?.shadowRoot ? undefined : active;
}
