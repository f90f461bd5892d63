/**
 * For each label of each element, testing-library looks up its `[id="…"]`, for which jsdom reads
 * every attribute of every element; a document knows its ids.
 */
const selectorOfId = /^\[id="([^"\\]+)"\]$/;

type QuerySelector = (this: Element, selector: string) => Element | null;

const prototype: { querySelector: QuerySelector } = Element.prototype;

/** The functions in use that look up ids, with jsdom's own. */
const ownOf = new WeakMap<QuerySelector, QuerySelector>();

/** The function in use. */
export const querySelectorInUse = (): QuerySelector => prototype.querySelector;

/** jsdom's own function. */
export const jsdomQuerySelector = (): QuerySelector =>
  ownOf.get(prototype.querySelector) ?? prototype.querySelector;

/** Makes this document's `querySelector` look up ids; the files of a worker share it. */
export function lookUpIds(): void {
  const own = prototype.querySelector;
  if (ownOf.has(own)) return;
  prototype.querySelector = function (selector) {
    const id = selectorOfId.exec(selector)?.[1];
    const root = this.getRootNode();
    if (!id || !(root instanceof Document || root instanceof ShadowRoot)) {
      return own.call(this, selector);
    }
    const found = root.getElementById(id);
    // The first of several with this id may be outside.
    return !found || (found !== this && this.contains(found)) ? found : own.call(this, selector);
  };
  ownOf.set(prototype.querySelector, own);
}
