import DOMPurify, { type Config } from 'dompurify';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

type Rules = Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string>>;

/** As far as it is used here; older browsers have none and take a text as it is. */
const page: {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => Policy };
} & object = globalThis;

/**
 * What DOMPurify may parse, which is in no document, before it takes away what could run. A lender's
 * policy names it in `trusted-types`.
 */
const policy = page.trustedTypes?.createPolicy('portico-sanitizer', {
  createHTML: (html) => html,
  createScriptURL: () => '',
});

/**
 * Inline styles are refused by the content security policy, and forms by good sense. Names, classes
 * and slots belong to the widget around the text.
 */
const options = {
  RETURN_DOM_FRAGMENT: true,
  USE_PROFILES: { html: true },
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'slot', 'part'],
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'slot', 'template'],
} as const;

/** The harmless part of an HTML text, ready to be inserted. */
export function sanitize(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ...options,
    FORBID_ATTR: [...options.FORBID_ATTR],
    FORBID_TAGS: [...options.FORBID_TAGS],
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
}
