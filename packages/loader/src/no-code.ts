import { boxAttribute } from '@portico/contract/page-protocol';

/** An element of the page; one with this name could shadow the document's method. */
const create = (name: string): HTMLElement =>
  Reflect.get(HTMLDocument.prototype, 'createElement').call(document, name);

/** Shows the content between the tags of an element beside its first screen. */
export function showContent({ shadowRoot }: Element): void {
  const box = shadowRoot?.lastElementChild;
  if (!box?.querySelector('slot')) box?.append(create('slot'));
}

/**
 * Says in an element without a first screen, once, that its code does not come, below the content
 * between its tags and in the page's own type; the first screen or the code takes its place.
 *
 * @param texts the sentence, and that of the button that loads the page again
 */
export function showNoCode(element: Element, texts: readonly [string, string]): void {
  if (element.shadowRoot) return;
  const box = create('div');
  const [error, button] = [create('p'), create('button')];
  const [sentence, reload] = texts;
  error.textContent = sentence;
  error.setAttribute('role', 'alert');
  button.textContent = reload;
  button.addEventListener('click', () => location.reload());
  box.setAttribute(boxAttribute, '');
  element.attachShadow({ mode: 'open' }).append(box);
  box.append(create('slot'), error, button);
}
