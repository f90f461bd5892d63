import { settle } from '@portico/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { Row, Settings } from './effect';

/** Whether a text is on the page; a function to retry, because some text is loaded on demand. */
export const hasText = (text: string) => () => pageText().includes(text);

/** All text of the page, as one line. */
const pageText = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');

/** Whether something on the page matches. */
export const isThere = (selector: string) => document.querySelector(selector) !== null;

/** The description of a field: its hint and its error. */
export const descriptionOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** The message about a password of 16 characters. */
export async function longPasswordMessage(label: RegExp): Promise<string> {
  const field = await screen.findByLabelText(label);
  fireEvent.input(field, { target: { value: 'Lantern-52-Meado' } });
  fireEvent.blur(field);
  await settle();
  return descriptionOf(field);
}

/** The time of day some minutes after a moment, as a borrower reads it. */
export const timeAfter = (moment: number, minutes: number): string =>
  new Date(moment + minutes * 60_000)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    .replace(/\s+/g, ' ');

/** The lender's name at the head of what is printed, on a screen that `show` opens. */
export const namesLender = (show: (settings: Settings) => Promise<unknown>): Row => ({
  key: 'globalOptions.lenderName',
  value: 'Cedar Valley Credit',
  sees: async (settings) => {
    await show(settings);
    return hasText('Cedar Valley Credit');
  },
  unset: false,
  set: true,
});
