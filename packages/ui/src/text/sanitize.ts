import DOMPurify, { type Config } from 'dompurify';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

type Rules = Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string>>;

/** The part used here; older browsers have none and accept a text as it is. */
const page: {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => Policy };
} & object = globalThis;

/**
 * The Trusted Types policy with which DOMPurify parses text in an inert document, to remove what
 * could run. A lender's content security policy names it in `trusted-types`.
 */
const policy = page.trustedTypes?.createPolicy('portico-sanitizer', {
  createHTML: (html) => html,
  createScriptURL: () => '',
});

/**
 * Inline styles are blocked by the content security policy; forms could ask the borrower for data.
 * Names, classes and slots belong to the widget around the text.
 */
const options = {
  RETURN_DOM_FRAGMENT: true,
  USE_PROFILES: { html: true },
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'slot', 'part'],
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'slot', 'template'],
} as const;

/** The safe part of an HTML text, ready to be inserted. */
export function sanitize(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ...options,
    FORBID_ATTR: [...options.FORBID_ATTR],
    FORBID_TAGS: [...options.FORBID_TAGS],
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
}
