import { fromJson, ok } from '@portico/rules';
import type { Overrides } from '@portico/core';
import { booleanProperty, readProperty } from './properties';
import { unreadable, type Property, type Reading } from './property';

/**
 * Where the widget begins in the outline of the page: its own heading is at this level, what is
 * below it follows.
 */
const headingLevelProperty = readProperty('number', (text) =>
  /^[1-6]$/.test(text) ? Number(text) : undefined,
);

/**
 * `settings='{"signIn.title": "Welcome", "globalOptions.useFAQOption": true}'`. Flags and numbers
 * become the strings the setup would hold.
 */
export const overridesProperty: Property<Overrides> = {
  kind: 'json',
  default: {},
  fromText(text) {
    try {
      return stringsOf(fromJson(text));
    } catch {
      return unreadable;
    }
  },
  fromValue: (value) =>
    typeof value === 'string' ? overridesProperty.fromText(value) : stringsOf(value),
};

function stringsOf(value: unknown): Reading<Overrides> {
  return typeof value === 'object' && value !== null
    ? ok(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, String(one)])))
    : unreadable;
}

/** The properties every widget has besides its own. */
export const commonProperties = {
  /**
   * Settings and texts for this tag only, by key; they override those of the setup.
   *
   * @type {Readonly<Record<string, string | number | boolean>> | string}
   */
  settings: overridesProperty,
  /**
   * Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in
   * the portal 1.
   *
   * @type {1 | 2 | 3 | 4 | 5 | 6}
   */
  headingLevel: headingLevelProperty,
  /**
   * The page has a heading in place of its own one, at the level of heading-level: its own is not
   * seen and is no heading for screen readers, but takes the focus where a new step begins. Without
   * effect on a widget that has none.
   */
  hideHeading: booleanProperty(),
};
