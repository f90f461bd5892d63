/** Reads the page as a borrower does. */

const textOf = (node: Element | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const pageText = (): string => textOf(document.body);

/** The texts of the live regions and of the descriptions of invalid fields. */
export function announced(): string {
  const live = [...document.querySelectorAll('[role=alert], [role=status], [aria-live]')];
  const invalid = [...document.querySelectorAll('[aria-invalid=true]')];
  const described = invalid.flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)),
  );
  return [...live, ...described].map(textOf).join('\n');
}

const entries = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea, select';

/** What is in the fields, in the order of the page. */
export const fieldValues = (): readonly string[] =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      entries,
    ),
  ].map(({ value }) => value);

/** Something to press or to fill. */
export const hasWayOn = (): boolean =>
  document.querySelector(
    'button:not(:disabled, [aria-disabled=true]), a[href], input:enabled, select:enabled, textarea:enabled',
  ) !== null;
