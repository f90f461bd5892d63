/** The element of a document's shadow trees that has the focus; undefined: nothing has. */
export function focused(document) {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body || active === null || active?.shadowRoot ? undefined : active;
}
