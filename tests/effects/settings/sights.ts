import { settle } from '@portico/core/testing';
import { fireEvent, screen } from '@testing-library/react';

/** Whether a text stands on the page, asked until it is as expected: some is fetched on demand. */
export const hasText = (text: string) => () => pageText().includes(text);

/** All that the page says, as one line. */
const pageText = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');

/** Whether something on the page matches. */
export const isThere = (selector: string) => document.querySelector(selector) !== null;

/** What is read with a field: its hint and its error. */
export const saidOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** What is said of a password of 16 characters. */
export async function saidOfLongPassword(label: RegExp): Promise<string> {
  const field = await screen.findByLabelText(label);
  fireEvent.input(field, { target: { value: 'Lantern-52-Meado' } });
  fireEvent.blur(field);
  await settle();
  return saidOf(field);
}
