/**
 * Creates an element, also where an element of the page shadows the method: `<img
 * name="createElement">` overrides `document.createElement`.
 */
export function newElement(name: string): HTMLElement {
  return Reflect.get(HTMLDocument.prototype, 'createElement').call(document, name);
}
