import { drawn } from './act.js';
import { loader } from './page.js';

const fieldsOf = (node) =>
  [
    ...drawn(node).querySelectorAll('input:not([type=radio]):not([type=checkbox]), textarea'),
  ].filter((field) => !field.disabled);

/** What is in an element's fields; a field may shape it with spaces and hyphens. */
export const valuesOf = (node) => fieldsOf(node).map(({ value }) => value.replace(/\W/g, ''));

/** Types another text into each field. `tell` sends the event that a borrower's input does. */
export function typeInto(node, { tell = false } = {}) {
  fieldsOf(node).forEach((field, index) => {
    const text = /numeric|tel/.test(field.inputMode) ? `${index + 1}23` : `typed${index + 1}`;
    // As an input method does: the element's own `value` property is observed by React.
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
    if (tell) field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  });
}

/** Adds the loader with the page's own script, and waits until the tag's code has run. */
export async function addLoader(page, tag) {
  const script = page.document.createElement('script');
  Object.assign(script.dataset, page.document.querySelector('script').dataset);
  script.type = 'module';
  // As a page under Trusted Types must.
  const rules = { createScriptURL: (address) => address };
  const policy = page.window.trustedTypes?.createPolicy('page', rules) ?? rules;
  script.src = policy.createScriptURL(loader());
  page.document.head.append(script);
  await page.window.customElements.whenDefined(tag);
}
