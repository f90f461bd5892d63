import { within } from '@testing-library/react';

/** The button of a dialog that continues: the last one. */
export function lastButton(dialog: HTMLElement): HTMLElement {
  const last = within(dialog).getAllByRole('button', { hidden: true }).at(-1);
  if (!last) throw new Error('The dialog has no button.');
  return last;
}
