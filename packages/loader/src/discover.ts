const prefix = 'portico-';

/**
 * Calls `found` for every `portico-…` element, with the rest of its name: those in the page, those
 * added later, and those inside open shadow roots, whenever these are attached. May be called for
 * one more than once.
 *
 * The document and its forms are accessed only through prototype methods, because an element named
 * like a property (`<img name="querySelectorAll">`) shadows that property.
 *
 * @param isClosed called for each closed shadow root, in which they are not looked for
 * @returns looks for them in a root that cannot be found, such as a closed shadow root, from now on
 */
export function discover(
  found: (name: string, element: Element) => void,
  isClosed: (root: ShadowRoot) => void = () => {},
): (root: ParentNode) => void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof HTMLElement || node instanceof SVGElement) lookInto(node);
      }
    }
  });
  watch(document, Reflect.get(HTMLDocument.prototype, 'children', document));
  afterAttaching((root) => {
    if (root.mode === 'open') watch(root, root.children);
    else isClosed(root);
  });
  return (root) => watch(root, root.children);

  function watch(root: Node, children: HTMLCollection): void {
    observer.observe(root, { childList: true, subtree: true });
    [...children].forEach(lookInto);
  }

  function lookInto(element: Element): void {
    lookAt(element);
    Reflect.get(HTMLElement.prototype, 'querySelectorAll').call(element, '*').forEach(lookAt);
  }

  function lookAt(element: Element): void {
    // A form's fields shadow its properties: `<input name="localName">`.
    if (element instanceof HTMLFormElement) return;
    const { localName, shadowRoot } = element;
    if (isOwn(element)) found(localName.slice(prefix.length), element);
    else if (shadowRoot) watch(shadowRoot, shadowRoot.children);
    else if (element.matches(':not(:defined)')) {
      // Its shadow root is attached when it is defined, which causes no mutation record.
      void customElements.whenDefined(localName).then(() => lookAt(element));
    }
  }
}

/**
 * Calls `attached` for each shadow root that the page attaches from now on: no mutation record
 * tells of one. The page's code cannot tell the method from the browser's: the same property, name,
 * text, results and errors, and nothing of the loader runs within its call. Where the page has made
 * the method read-only, such roots have to be passed to `portico.scan`.
 */
function afterAttaching(attached: (root: ShadowRoot) => void): void {
  const prototype = Reflect.getPrototypeOf(HTMLElement.prototype);
  const property = prototype && Reflect.getOwnPropertyDescriptor(prototype, 'attachShadow');
  const native: unknown = property?.value;
  if (!prototype || typeof native !== 'function') return;
  const value = new Proxy(native, {
    apply(target, element: unknown, args: unknown[]): unknown {
      const root: unknown = Reflect.apply(target, element, args);
      if (root instanceof ShadowRoot && !isOwn(root.host)) queueMicrotask(() => attached(root));
      return root;
    },
  });
  Reflect.defineProperty(prototype, 'attachShadow', { ...property, value });
}

function isOwn({ localName }: Element): boolean {
  return localName.startsWith(prefix);
}
