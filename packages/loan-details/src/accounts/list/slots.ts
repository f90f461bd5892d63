/**
 * The places of a list's columns, in reading order. Every list has the same places with the same
 * widths, so that columns of all lists line up; a list without a column leaves its place empty.
 */
export const slots = [
  'name',
  'amount',
  'date',
  'extra',
  'figure',
  'rate',
  'status',
  'action',
] as const;

export type Slot = (typeof slots)[number];
