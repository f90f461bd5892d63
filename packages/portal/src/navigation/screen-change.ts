/** Milliseconds that a transition waits for the next screen; after them the spinner shows. */
const longestWait = 100;

/** Milliseconds of the cross-fade. */
const fade = 150;

/** Milliseconds that a screen has to become as long as it was when it was left. */
const longestGrowth = 10_000;

/** What ends the way back to where a screen was scrolled: the visitor scrolls. */
const scrolling = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let scrollingBack: AbortController | undefined;

/**
 * Runs a change of screen as a view transition, where the browser has them and the visitor has not
 * asked for reduced motion. The page shows the old screen until the change has run or took too long.
 */
export function runInTransition(page: Window, change: () => Promise<void>): void {
  scrollingBack?.abort();
  // Through the prototype, because an element of the page can have the name of a property.
  const { prototype } = HTMLDocument;
  const hasTransitions = Reflect.has(prototype, 'startViewTransition');
  if (!hasTransitions || page.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return void change();
  const wait = new Promise<void>((resolve) => page.setTimeout(resolve, longestWait));
  const { ready } = prototype.startViewTransition.call(page.document, () =>
    Promise.race([change(), wait]),
  );
  // Rejected where there is no animation, as in a hidden page or before the next transition.
  ready.then(() => shortenFade(page.document)).catch(() => undefined);
}

function shortenFade(document: Document): void {
  for (const { effect } of HTMLDocument.prototype.getAnimations.call(document)) {
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      effect.updateTiming({ duration: fade });
  }
}

/**
 * Scrolls the page to where a screen was left, again while the screen grows, until it is long enough
 * or the visitor scrolls.
 */
export function scrollBack(page: Window, top: number): void {
  scrollingBack?.abort();
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => controller.abort();
  const scroll = () => {
    page.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(page.scrollY - top) < 1) end();
  };
  const growth = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => growth.disconnect());
  for (const type of scrolling) page.addEventListener(type, end, { signal, capture: true });
  page.setTimeout(end, longestGrowth);
  scrollingBack = controller;
  growth.observe(page.document.documentElement);
  scroll();
}
