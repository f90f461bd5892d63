import { useTexts, widgetTexts } from '@portico/element';
import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

type Part = { readonly heading: string; readonly element: Element };

const PartsContext = createContext<readonly Part[]>([]);
const AddPartContext = createContext<((part: Part) => () => void) | undefined>(undefined);

/** A long page, whose sections `PagePartsList` lists. */
export function PageParts({ children }: { readonly children: ReactNode }): ReactNode {
  const [parts, setParts] = useState<readonly Part[]>([]);
  const add = useCallback((part: Part) => {
    setParts((known) => [...known, part].sort(asTheyStand));
    return () => setParts((known) => known.filter((one) => one !== part));
  }, []);
  return (
    <AddPartContext value={add}>
      <PartsContext value={parts}>{children}</PartsContext>
    </AddPartContext>
  );
}

/** Lists a section in the page that it is a part of. */
export function usePagePart(section: RefObject<Element | null>, heading: string): void {
  const add = useContext(AddPartContext);
  useLayoutEffect(
    () => (section.current ? add?.({ heading, element: section.current }) : undefined),
    [add, section, heading],
  );
}

/**
 * Leads to the sections of the page, in their order. In a wide page it stays in sight; the page
 * around it has to be a flex column, in whose height it can move.
 */
export function PagePartsList(): ReactNode {
  const t = useTexts(widgetTexts);
  const parts = useContext(PartsContext);
  if (parts.length < 2) return null;
  return (
    <nav
      aria-label={t('parts')}
      className="border-y border-line bg-surface py-1 @min-[880px]:z-10 @min-[880px]:[@media(min-height:600px)]:sticky @min-[880px]:top-sticky-top"
    >
      <ul className="grid grid-cols-2 gap-x-6 @min-[600px]:flex @min-[600px]:flex-wrap">
        {parts.map(({ heading, element }) => (
          <li key={heading} className="min-w-0">
            <button
              type="button"
              className="min-h-10 cursor-pointer py-2 text-start text-sm text-accent underline underline-offset-4 hover:decoration-2"
              onClick={() => goToPart(element)}
            >
              {heading}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How long, in ms, a section that is shown keeps its place while what is around it loads. */
const followed = 5_000;

/**
 * Shows a section and moves the focus to its heading. Until the borrower does something else, it
 * stays where it is while the page above it grows.
 */
export function goToPart(section: Element): void {
  const heading = section.querySelector<HTMLElement>('[part~=heading]');
  const page = section.closest('[part~=root]');
  const place = section.parentElement;
  const show = () => (section.isConnected ? section : place)?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
  show();
  if (!page || !('ResizeObserver' in globalThis)) return;
  const observer = new ResizeObserver(show);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of takesOver) removeEventListener(event, end, true);
  };
  const timer = setTimeout(end, followed);
  for (const event of takesOver) addEventListener(event, end, { capture: true, passive: true });
  observer.observe(page);
}

/** What a borrower does to look at something else. */
const takesOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const asTheyStand = (one: Part, other: Part) =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
