import { entriesOf, fieldOf } from './values';

/** Digits and letters are replaced: what differs is seen by the form, and the value may be personal. */
const formOf = (text: string) => text.replace(/\p{N}/gu, '9').replace(/\p{L}/gu, 'x');

/** Numbers up to it are kinds, counts or days, and are shown. */
const largestShown = 99;

/** What was received in place of what was expected, as a report may show it. */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value === '' ? 'an empty text' : `the text "${cut(value)}"`;
  if (typeof value === 'number')
    return `the number ${Math.abs(value) <= largestShown ? value : formOf(String(value))}`;
  return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
}

const cut = (text: string) => formOf(text.length > 40 ? `${text.slice(0, 40)}…` : text);

/**
 * The value at the place that an issue names, such as `accounts.0.type: number expected`; undefined
 * where the answer has another name there.
 */
export function valueAt(body: unknown, issue: string): { readonly value: unknown } | undefined {
  const path = issue.replace(/:.*/s, '').split('.').filter(Boolean);
  let value = body;
  for (const name of path) {
    if (Array.isArray(value)) value = value[Number(name)];
    else if (entriesOf(value).some(([one]) => one.toLowerCase() === name.toLowerCase()))
      value = fieldOf(value, name);
    else return undefined;
  }
  return { value };
}

/** A code is one word without digits; anything else in its place could be a borrower's data. */
export function shownCode(code: string): string {
  return /^[a-z_]{1,60}$/i.test(code) ? code : `${formOf(code).slice(0, 40)} (masked)`;
}
