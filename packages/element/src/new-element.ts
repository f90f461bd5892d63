/**
 * Makes an element, also where one of the page's own bears the method's name: `<img name="createElement">`
 * goes before `document.createElement`.
 */
export function newElement(name: string): HTMLElement {
  return Reflect.get(Document.prototype, 'createElement').call(document, name);
}
