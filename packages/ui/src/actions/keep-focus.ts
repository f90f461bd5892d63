/** Where the focus was put because what had it was removed. */
let standIn: Element | null = null;

/**
 * Whether nothing that the borrower works on has the focus, as after the part of an element that
 * had it was removed.
 */
export function isFocusLost({ ownerDocument }: Element): boolean {
  const active = activeOf(ownerDocument);
  return !active || active === ownerDocument.body || active === standIn;
}

function activeOf({ activeElement }: Document): Element | null {
  let active = activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/**
 * Keeps the focus in a part of the page: where what has it is removed, as a pressed Try again is, the
 * heading of what takes its place gets it, else what was around it. Whoever moves the focus on
 * purpose goes before this.
 *
 * @returns ends it
 */
export function keepFocus(root: ShadowRoot): () => void {
  let last: Node | null = null;
  const entered = ({ target }: Event) => {
    last = target instanceof Node ? target : null;
  };
  const left = () => {
    const from = last;
    // What is removed loses the focus too, in some browsers with this event.
    queueMicrotask(() => {
      if (last === from && from?.isConnected) last = null;
    });
  };
  const observer = new MutationObserver((changes) => {
    const place = last && !last.isConnected ? placeOf(last, changes) : undefined;
    if (!place?.isConnected || !isFocusLost(root.host)) return;
    last = null;
    const start = newHeading(place, changes) ?? elementOf(place, root);
    if (!start) return;
    standIn = start;
    focusOnce(start, start === place);
  });
  root.addEventListener('focusin', entered);
  root.addEventListener('focusout', left);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', entered);
    root.removeEventListener('focusout', left);
    observer.disconnect();
    if (standIn?.getRootNode() === root || !standIn?.isConnected) standIn = null;
  };
}

/** Later it takes no focus, so that a press beside a field does not move it there. */
function focusOnce(element: HTMLElement, preventScroll: boolean): void {
  const takesFocus = element.hasAttribute('tabindex');
  if (!takesFocus) element.tabIndex = -1;
  element.focus({ preventScroll });
  const left = () => {
    if (standIn === element) standIn = null;
    if (!takesFocus) element.removeAttribute('tabindex');
  };
  element.addEventListener('blur', left, { once: true });
}

/** What was around a node that is removed, and is not removed itself. */
function placeOf(removed: Node, changes: readonly MutationRecord[]): Node | undefined {
  let place: Node | undefined;
  for (const { target, removedNodes } of changes) {
    const gone = place ?? removed;
    if ([...removedNodes].some((node) => node.contains(gone))) place = target;
  }
  return place;
}

/** The first heading of what was added there. */
function newHeading(place: Node, changes: readonly MutationRecord[]): HTMLElement | undefined {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (!(node instanceof HTMLElement) || !node.isConnected || !place.contains(node)) continue;
      const heading = node.matches(headings) ? node : node.querySelector<HTMLElement>(headings);
      if (heading) return heading;
    }
  }
  return undefined;
}

const headings = '[part~=heading]';

function elementOf(place: Node, root: ShadowRoot): HTMLElement | null {
  return place instanceof HTMLElement ? place : root.querySelector<HTMLElement>('[part~=root]');
}
