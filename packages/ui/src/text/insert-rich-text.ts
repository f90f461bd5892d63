import { safeAddress } from '@portico/rules';
import type { FetchPart } from '../fetch-part';

declare global {
  interface Element {
    /** Parses, sanitises and inserts (Sanitizer API); missing in older browsers. */
    setHTML?(html: string): void;
  }
}

/**
 * Puts a lender's HTML into an element, sanitised by the platform where it can, else by DOMPurify, and
 * tells whether anything of it can be read there. At once where the platform can, so that nothing
 * moves.
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

/** Sanitizers let through what no link of the suite may lead to, such as `data:`. */
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
