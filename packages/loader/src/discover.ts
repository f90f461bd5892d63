const prefix = 'portico-';

/**
 * Tells of every `portico-…` element, with the rest of its name: those in the page, those added later,
 * and those inside open shadow roots. May tell of one more than once.
 */
export function discover(found: (name: string, element: Element) => void): void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Element) [node, ...node.querySelectorAll('*')].forEach(lookAt);
      }
    }
  });
  watch(document);

  function watch(root: Document | ShadowRoot): void {
    observer.observe(root, { childList: true, subtree: true });
    root.querySelectorAll('*').forEach(lookAt);
  }

  function lookAt(element: Element): void {
    const { localName, shadowRoot } = element;
    if (localName.startsWith(prefix)) found(localName.slice(prefix.length), element);
    else if (shadowRoot) watch(shadowRoot);
    else if (element.matches(':not(:defined)')) {
      // Its root comes with its definition, and attaching one is no mutation.
      void customElements.whenDefined(localName).then(() => lookAt(element));
    }
  }
}
