import type { Overrides } from '@portico/core';
import { read, unreadable, type Property, type Reading } from './property';

/**
 * The property every widget has besides its own: `settings='{"signIn.title": "Welcome",
 * "globalOptions.useFAQOption": true}'`. Flags and numbers become the strings the setup would hold.
 */
export const overridesProperty: Property<Overrides> = {
  kind: 'json',
  doc: 'Settings and texts for this tag only, by key; they override those of the setup.',
  type: 'Readonly<Record<string, string | number | boolean>> | string',
  default: {},
  fromText(text) {
    try {
      return stringsOf(JSON.parse(text));
    } catch {
      return unreadable;
    }
  },
  fromValue: (value) =>
    typeof value === 'string' ? overridesProperty.fromText(value) : stringsOf(value),
};

function stringsOf(value: unknown): Reading<Overrides> {
  return typeof value === 'object' && value !== null
    ? read(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, String(one)])))
    : unreadable;
}
