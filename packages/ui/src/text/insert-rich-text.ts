import { safeAddress } from '@portico/rules';
import type { FetchPart } from '../fetch-part';

declare global {
  interface Element {
    /** Parses, sanitises and inserts (Sanitizer API); missing in older browsers. */
    setHTML?(html: string): void;
  }
}

/**
 * Inserts a lender's HTML into an element, sanitised by the browser where it can, else by
 * DOMPurify, and reports whether any content remains. Synchronous where the browser can, so that
 * nothing shifts. Returns a function that cancels it.
 */
export function insertRichText(
  element: Element,
  html: string,
  fetchPart: FetchPart,
  done: (isShown: boolean) => void,
): () => void {
  let wanted = true;
  const finish = () => {
    filterLinks(element);
    done(hasContent(element));
  };
  if (element.setHTML) {
    element.setHTML(html);
    finish();
  } else {
    fetchPart(() => import('./sanitize')).then(
      ({ sanitize }) => {
        if (!wanted) return;
        element.replaceChildren(sanitize(html));
        finish();
      },
      () => wanted && done(false),
    );
  }
  return () => {
    wanted = false;
  };
}

/** Sanitizers keep addresses that the suite does not allow in links, such as `data:`. */
function filterLinks(element: Element): void {
  for (const link of element.querySelectorAll('[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (safeAddress(href, 'link') === undefined) link.removeAttribute('href');
    if (link.hasAttribute('target')) link.setAttribute('rel', 'noopener noreferrer');
  }
}

function hasContent(element: Element): boolean {
  return element.textContent.trim() !== '' || element.querySelector('img') !== null;
}
