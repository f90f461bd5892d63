/** Whether nothing in the page has the focus, as after the part of an element that had it was removed. */
export function isFocusLost({ ownerDocument: { activeElement, body } }: Element): boolean {
  return !activeElement || activeElement === body;
}
