import type { BorrowerAccount } from '../../../api/console-routes';

/** What a studio puts into its preview. */
export type PreviewContent = {
  readonly scheme: 'light' | 'dark';
  /** A stylesheet for the page. */
  readonly css: string;
  /** Value of the tag's attribute `settings`, JSON. */
  readonly settings?: string | undefined;
};

/** A preview's page that has the tag. */
export type FilledPreview = {
  readonly page: Document;
  readonly change: (content: PreviewContent) => void;
};

/**
 * Puts the tag into the page of a preview; undefined while it shows another page.
 *
 * @param chosen what the tag shows where the page's address names no account
 */
export function fillPreview(
  page: Document,
  content: PreviewContent,
  chosen?: BorrowerAccount,
): FilledPreview | undefined {
  const place = page.querySelector<HTMLElement>('main[data-tag]');
  const view = page.defaultView;
  if (!place || !view) return undefined;
  const { tag = '', account = chosen?.number } = place.dataset;
  const sheet = new view.CSSStyleSheet();
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const element = page.createElement(tag);
  if (account !== undefined) {
    const attribute = chosen?.kind === 'application' ? 'application-number' : 'account-number';
    element.setAttribute(attribute, account);
  }
  const change = ({ scheme, css, settings }: PreviewContent) => {
    sheet.replaceSync(css);
    page.documentElement.style.colorScheme = scheme;
    if (settings === undefined) element.removeAttribute('settings');
    else if (element.getAttribute('settings') !== settings) {
      element.setAttribute('settings', settings);
    }
  };
  change(content);
  place.replaceChildren(element);
  return { page, change };
}
