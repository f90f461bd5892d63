const prefix = 'portico-';

/**
 * Calls `found` for every `portico-…` element, with the rest of its name: those in the page, those
 * added later, and those inside open shadow roots. May be called for one more than once.
 *
 * The document and its forms are accessed only through prototype methods, because an element named
 * like a property (`<img name="querySelectorAll">`) shadows that property.
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
    // A form's fields shadow its properties: `<input name="localName">`.
    if (element instanceof HTMLFormElement) return;
    const { localName, shadowRoot } = element;
    if (localName.startsWith(prefix)) found(localName.slice(prefix.length), element);
    else if (shadowRoot) watch(shadowRoot, shadowRoot.children);
    else if (element.matches(':not(:defined)')) {
      // Its shadow root is attached when it is defined, which causes no mutation record.
      void customElements.whenDefined(localName).then(() => lookAt(element));
    }
  }
}
