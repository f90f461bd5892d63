import { keysIn } from './markers';

const spoken = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'];

/** At most this many sentences inside what was pressed are an answer; more are a whole area. */
const most = 3;

/** Nodes of a frame are of other classes than this document's, so their own marks decide. */
const isElement = (target: EventTarget | Node): target is Element =>
  'nodeType' in target && target.nodeType === Node.ELEMENT_NODE;
const isParent = (node: Node): node is Node & ParentNode => 'querySelectorAll' in node;

/** The elements that name a field. */
function namesOf(element: Element): readonly Element[] {
  const root = element.getRootNode();
  if (!isParent(root)) return [];
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/);
  const isFieldOf = (label: Element) =>
    label.contains(element) || (element.id !== '' && label.getAttribute('for') === element.id);
  return [
    ...[...root.querySelectorAll('label')].filter(isFieldOf),
    ...[...root.querySelectorAll('[id]')].filter(({ id }) => ids.includes(id)),
  ];
}

const ownTexts = (element: Element): readonly string[] => [
  ...[...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ nodeValue }) => nodeValue ?? ''),
  ...spoken.map((name) => element.getAttribute(name) ?? ''),
];

/** The keys of the sentences where a borrower has pressed: of the text itself, of a field its name. */
function keysAt(path: readonly EventTarget[], keys: readonly string[]): readonly string[] {
  for (const element of path.filter(isElement)) {
    const named = namesOf(element).map(({ textContent }) => textContent);
    const own = keysIn([...ownTexts(element), ...named].join(' '), keys);
    if (own.length > 0) return own;
    const inside = keysIn(element.textContent, keys);
    if (inside.length > 0) return inside.length > most ? [] : inside;
  }
  return [];
}

/** The keys of every sentence that a document has, its shadow roots included. */
export function keysOnPage(page: Document, keys: readonly string[]): readonly string[] {
  const texts: string[] = [];
  const read = (parent: ParentNode) => {
    for (const element of parent.querySelectorAll('*')) {
      texts.push(...ownTexts(element));
      if (element.shadowRoot) read(element.shadowRoot);
    }
  };
  read(page);
  return keysIn(texts.join(' '), keys);
}

/** What a press does besides; it must not reach the widget. */
const accompanying = ['pointerdown', 'mousedown', 'mouseup', 'submit'] as const;

/** A disabled button has no click, and a screen reader's press nothing else. */
const presses = ['pointerup', 'click'] as const;

/**
 * Reports the keys where the page is pressed, by pointer or Enter, in place of what the press does.
 *
 * @returns ends it
 */
export function watchPresses(
  page: Document,
  keys: readonly string[],
  picked: (keys: readonly string[]) => void,
): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const pick = (event: Event) => {
    take(event);
    picked(keysAt(event.composedPath(), keys));
  };
  for (const name of accompanying) page.addEventListener(name, take, options);
  for (const name of presses) page.addEventListener(name, pick, options);
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter') pick(event);
    },
    options,
  );
  return () => ended.abort();
}
