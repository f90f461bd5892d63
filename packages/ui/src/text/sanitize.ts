import DOMPurify, { type Config } from 'dompurify';
import { allowedAttributes, allowedElements } from './rich-text-policy';

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

/** The safe part of an HTML text, ready to be inserted. */
export function sanitize(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: allowedElements,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
}
