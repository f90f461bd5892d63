/** Whether nothing around an element has the focus, as after the part that had it was removed. */
export function isFocusLost(element: Element): boolean {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  // Without a focus, a shadow root has no active element, and a document has its body.
  return !root.activeElement || root.activeElement.contains(element);
}
