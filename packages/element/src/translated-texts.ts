/** What a translator puts in place of a text; no screen draws one. */
const replacement = 'FONT';

type Translation = { readonly shown: Element; readonly source: string };

/**
 * Keeps texts right where a translator of the browser has replaced them: it puts an element in place
 * of a text node, to which React goes on writing. The node is put back before the element, empty;
 * once React writes to it or removes it, the outdated translation is removed. The translator then
 * translates the new text.
 *
 * @returns ends it
 */
export function followTranslations(root: ShadowRoot): () => void {
  const translations = new Map<Text, Translation>();
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') forgetChanged(record.target);
      else record.removedNodes.forEach((node) => noteTranslated(node, record));
    }
    translations.forEach(settle);
    // Those of the changes made here.
    observer.takeRecords();
  });

  function noteTranslated(
    node: Node,
    { addedNodes, previousSibling, nextSibling }: MutationRecord,
  ) {
    if (!(node instanceof Text) || translations.has(node) || node.parentNode) return;
    const known = [...translations.values()].map((one): Node => one.shown);
    const shown = [...addedNodes, previousSibling, nextSibling]
      .filter(isReplacement)
      .find((one) => !known.includes(one));
    if (!shown?.isConnected) return;
    translations.set(node, { shown, source: node.data });
    shown.before(node);
    node.data = '';
  }

  /** React has written another text. */
  function forgetChanged(node: Node) {
    if (!(node instanceof Text)) return;
    const { shown } = translations.get(node) ?? {};
    shown?.parentNode?.removeChild(shown);
    translations.delete(node);
  }

  function settle({ shown, source }: Translation, node: Text) {
    if (node.parentNode && node.nextSibling === shown) return;
    if (node.parentNode && shown.parentNode === node.parentNode) return node.after(shown);
    // React has removed the text, or the translator its translation.
    translations.delete(node);
    // A library's `remove` fails for an element that is removed already.
    shown.parentNode?.removeChild(shown);
    if (node.parentNode) node.data = source;
    return undefined;
  }

  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

function isReplacement(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.tagName === replacement;
}
