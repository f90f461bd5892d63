const prefix = 'portico-';

/**
 * Tells of every `portico-…` element, with the rest of its name: those in the page, those added later,
 * and those inside open shadow roots. May tell of one more than once.
 *
 * The document and its forms are asked by their prototypes' methods alone: an element of the page that
 * bears the name of a property (`<img name="querySelectorAll">`) goes before it.
 */
export function discover(found: (name: string, element: Element) => void): void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Element) lookInto(node);
      }
    }
  });
  watch(document, Reflect.get(Document.prototype, 'children', document));

  function watch(root: Document | ShadowRoot, children: HTMLCollection): void {
    observer.observe(root, { childList: true, subtree: true });
    [...children].forEach(lookInto);
  }

  function lookInto(element: Element): void {
    lookAt(element);
    Reflect.get(Element.prototype, 'querySelectorAll').call(element, '*').forEach(lookAt);
  }

  function lookAt(element: Element): void {
    // Its fields go before its own properties: `<input name="localName">`.
    if (element instanceof HTMLFormElement) return;
    const { localName, shadowRoot } = element;
    if (localName.startsWith(prefix)) found(localName.slice(prefix.length), element);
    else if (shadowRoot) watch(shadowRoot, shadowRoot.children);
    else if (element.matches(':not(:defined)')) {
      // Its root comes with its definition, and attaching one is no mutation.
      void customElements.whenDefined(localName).then(() => lookAt(element));
    }
  }
}
