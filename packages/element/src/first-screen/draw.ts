import { fillMark, withSentences } from '@portico/contract/page-protocol';

/**
 * Looks up a sentence by `group.key`, its placeholders unfilled; undefined where it is not known.
 */
export type TextLookup = (key: string) => unknown;

/** Filled in by the build, for each tag: whether a sentence has placeholders. */
declare const __PORTICO_PARAMS__: boolean;

type Policy = { readonly createHTML: (html: string, textOf: TextLookup) => string };

type PolicyFactory = { readonly createPolicy: (name: string, rules: Policy) => Policy };

/** Inserts sentences into the build's markup, as text. */
const rules: Policy = {
  createHTML: (html, textOf) =>
    withSentences(html, textOf, __PORTICO_PARAMS__ ? fillMark : (sentence) => sentence),
};
/** The part used here; older browsers have none and take the text as it is. */
const page: Partial<Record<'trustedTypes', PolicyFactory>> & object = globalThis;
/**
 * The suite's one Trusted Types policy. Without an own property, the name may be an element of the
 * page with that id.
 */
const policy =
  (Object.hasOwn(page, 'trustedTypes') && page.trustedTypes?.createPolicy('portico', rules)) ||
  rules;

/**
 * Draws in a box the markup that React has rendered, with the texts found in place of those built
 * in.
 */
export function draw(box: Element, html: string, textOf: TextLookup): void {
  box.innerHTML = policy.createHTML(html, textOf);
}
