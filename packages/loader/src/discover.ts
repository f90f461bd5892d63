/**
 * Tells of every element whose name starts with `portico-`: those in the page, those added later,
 * and those inside open shadow roots. May name one more than once.
 */
export function discover(page: Document, found: (tag: string) => void): void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) look(node);
  });
  watch(page);

  function watch(root: Document | ShadowRoot): void {
    observer.observe(root, { childList: true, subtree: true });
    for (const element of root.querySelectorAll('*')) lookAt(element);
  }

  function look(node: Node): void {
    if (!(node instanceof Element)) return;
    lookAt(node);
    for (const element of node.querySelectorAll('*')) lookAt(element);
  }

  function lookAt(element: Element): void {
    const { localName, shadowRoot } = element;
    if (localName.startsWith('portico-')) found(localName);
    else if (shadowRoot) watch(shadowRoot);
    else if (element.matches(':not(:defined)')) {
      // Its root comes with its definition, and attaching one is no mutation.
      const undefinedYet = new WeakRef(element);
      void customElements.whenDefined(localName).then(() => {
        const root = undefinedYet.deref()?.shadowRoot;
        if (root) watch(root);
      });
    }
  }
}
