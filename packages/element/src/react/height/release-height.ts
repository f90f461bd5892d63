import { isElement } from '@portico/rules';

/** Milliseconds after which it is looked again whether what loads is there. */
const patience = 250;

/** What is shown while something loads: a part that is busy, or a named status. */
const loading = '[aria-busy=true], [role=status][aria-label]';

/**
 * Gives up the height that the page reserves for a tag (`min-height`) once its content stands, and
 * moves nothing that is in sight (D179): what is below the window at once, the rest when the page is
 * scrolled to its end.
 *
 * @returns ends it
 */
export function releaseHeight(host: HTMLElement): () => void {
  const root = host.shadowRoot?.querySelector('[part~=root]');
  if (!root || !('ResizeObserver' in globalThis)) return () => undefined;

  const stands = () =>
    [...root.querySelectorAll(loading)].every(
      (part) => part.getBoundingClientRect().top >= innerHeight,
    );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepToWindow = () => {
    clearTimeout(timer);
    const { top, bottom } = host.getBoundingClientRect();
    if (bottom <= innerHeight) return;
    // What takes the place of a skeleton may be as high, so that no change of size tells of it.
    if (!stands()) {
      timer = setTimeout(keepToWindow, patience);
      return;
    }
    host.style.minHeight = `${Math.max(0, innerHeight - top)}px`;
    observer.disconnect();
  };
  const scrolled = ({ target }: Event) => {
    const area = isElement(target) ? target : host.ownerDocument.scrollingElement;
    if (!area?.contains(host) || !stands()) return;
    const isAtEnd = area.scrollTop + area.clientHeight >= area.scrollHeight - 1;
    if (!isAtEnd || host.getBoundingClientRect().bottom <= 0) return;
    host.style.minHeight = '0';
    end();
  };
  const observer = new ResizeObserver(keepToWindow);
  observer.observe(root);
  addEventListener('scroll', scrolled, { capture: true, passive: true });
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('scroll', scrolled, { capture: true });
  };
  return end;
}
