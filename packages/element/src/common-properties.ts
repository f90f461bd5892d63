import type { Overrides } from '@portico/core';
import { jsonProperty } from './json-property';

/**
 * What every widget takes besides its own properties:
 * `settings='{"signIn.title": "Welcome", "globalOptions.useFAQOption": true}'`. Flags and numbers
 * become the strings the setup would write.
 */
export const overridesProperty = jsonProperty<Overrides>(
  {
    '~standard': {
      validate: (value) =>
        typeof value === 'object' && value !== null
          ? { value: Object.fromEntries(Object.entries(value).map(([k, v]) => [k, String(v)])) }
          : { issues: [] },
    },
  },
  {
    doc: 'Settings and texts for this tag alone, by key; they go before those of the setup.',
    type: 'Readonly<Record<string, string | number | boolean>>',
    default: {},
  },
);
