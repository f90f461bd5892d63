/** The text of an element, as one line. */
export function textOf(element: Node | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** The value of a field. */
export function valueOf(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
    return element.value;
  }
  throw new Error('Not a field');
}

/** What a screen reader reads with a field: its hint and error. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => textOf(document.getElementById(id))).join(' ');
}

/** The options of a select, the placeholder among them. */
export function optionsOf(select: Element): string[] {
  return [...select.querySelectorAll('option')].map(textOf);
}

/** What is chosen in a select. */
export function chosenIn(select: Element): string {
  return textOf(select.querySelector('option:checked'));
}
