/**
 * For each label of each element, testing-library looks up its `[id="…"]`, for which jsdom reads
 * every attribute of every element; a document knows its ids.
 */
const selectorOfId = /^\[id="([^"\\]+)"\]$/;

type QuerySelector = typeof Element.prototype.querySelector;

/** The functions in use that look up ids, with jsdom's own. */
const ownOf = new WeakMap<QuerySelector, QuerySelector>();

/** jsdom's own function. */
export const jsdomQuerySelector = (): QuerySelector =>
  ownOf.get(Element.prototype.querySelector) ?? Element.prototype.querySelector;

/** Makes this document's `querySelector` look up ids; the files of a worker share it. */
export function lookUpIds(): void {
  const own = Element.prototype.querySelector;
  if (ownOf.has(own)) return;
  Element.prototype.querySelector = function (this: Element, selector: string) {
    const id = selectorOfId.exec(selector)?.[1];
    const root = this.getRootNode();
    if (!id || !(root instanceof Document || root instanceof ShadowRoot)) {
      return own.call(this, selector);
    }
    const found = root.getElementById(id);
    // The first of several with this id may be outside.
    return !found || (found !== this && this.contains(found)) ? found : own.call(this, selector);
  };
  ownOf.set(Element.prototype.querySelector, own);
}
