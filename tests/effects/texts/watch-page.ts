/** The texts that a page has shown since it was watched, including accessible names. */
export type Watched = {
  /** Every marker, by the key of its setting. */
  readonly keys: Set<string>;
  /** Every other text. */
  readonly texts: Set<string>;
  readonly stop: () => void;
};

const spoken = [
  'aria-label',
  'title',
  'alt',
  'placeholder',
  'aria-roledescription',
  'aria-valuetext',
];

/** Watches the document and every new shadow root; also records texts that are shown briefly. */
export function watchPage(): Watched {
  const keys = new Set<string>();
  const texts = new Set<string>();
  const read = (text: string | null | undefined) => {
    if (!text) return;
    for (const [, key = ''] of text.matchAll(/«([^»]+)»/g)) keys.add(key);
    if (!text.includes('«') && text.trim()) texts.add(text.trim());
  };
  const readNode = (node: Node) => {
    if (node.nodeType === TEXT_NODE) read(node.nodeValue);
    if (node instanceof Element) {
      for (const name of spoken) read(node.getAttribute(name));
    }
    for (const child of node.childNodes) readNode(child);
  };
  const { TEXT_NODE } = Node;
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes) readNode(node);
      if (addedNodes.length === 0) readNode(target);
    }
    read(document.title);
  });
  const about = { subtree: true, childList: true, characterData: true, attributeFilter: spoken };
  observer.observe(document, about);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (this: Element, init) {
    const root = attach.call(this, init);
    observer.observe(root, about);
    return root;
  };
  const stop = () => {
    observer.disconnect();
    Element.prototype.attachShadow = attach;
  };
  return { keys, texts, stop };
}
