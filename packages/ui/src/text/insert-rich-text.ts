import { safeAddress } from '@portico/rules';
import type { FetchPart } from '../fetch-part';
import { allowedAttributes, allowedElements } from './rich-text-policy';

declare global {
  interface Element {
    /** Parses, sanitises and inserts (Sanitizer API); missing in older browsers. */
    setHTML?(html: string, options: { readonly sanitizer: Sanitizer }): void;
  }
}

/** What the page around a text gives it. */
export type RichTextNeeds = {
  readonly fetchPart: FetchPart;
  /** Said of a link to a new window, such as “(opens in a new window)”; '' says nothing. */
  readonly newWindow: string;
};

type Sanitizer = { readonly elements: readonly string[]; readonly attributes: readonly string[] };

const sanitizer: Sanitizer = { elements: allowedElements, attributes: allowedAttributes };

/**
 * Inserts a lender's HTML into an element, sanitised by the browser where it can, else by
 * DOMPurify, and reports whether any content remains. Synchronous where the browser can, so that
 * nothing shifts. Returns a function that cancels it.
 */
export function insertRichText(
  element: Element,
  html: string,
  { fetchPart, newWindow }: RichTextNeeds,
  done: (isShown: boolean) => void,
): () => void {
  let wanted = true;
  const finish = () => {
    filterAddresses(element, newWindow);
    done(hasContent(element));
  };
  if (element.setHTML) {
    element.setHTML(html, { sanitizer });
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

/**
 * Sanitizers keep addresses that the suite does not allow, such as `data:` in links. A link that opens
 * a new window says so.
 */
function filterAddresses(element: Element, newWindow: string): void {
  for (const link of element.querySelectorAll('[href]')) {
    removeUnsafe(link, 'href', 'link');
    if (!link.hasAttribute('target')) continue;
    link.setAttribute('rel', 'noopener noreferrer');
    if (newWindow && !ownWindow.test(link.getAttribute('target') ?? '')) {
      link.append(`\u00a0${newWindow}`);
    }
  }
  for (const picture of element.querySelectorAll('[src]')) removeUnsafe(picture, 'src', 'picture');
}

/** The names of a target that is no new window. */
const ownWindow = /^(_self|_parent|_top)?$/i;

function removeUnsafe(element: Element, name: 'href' | 'src', use: 'link' | 'picture'): void {
  const address = element.getAttribute(name) ?? '';
  if (safeAddress(address, use) === undefined) element.removeAttribute(name);
}

function hasContent(element: Element): boolean {
  return element.textContent.trim() !== '' || element.querySelector('img') !== null;
}
