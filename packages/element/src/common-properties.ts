import type { Overrides } from '@portico/core';
import { jsonProperty, type Schema } from './properties';

/** Takes flags and numbers too: each becomes the string the setup would write. */
const overridesSchema: Schema<Overrides> = {
  '~standard': {
    validate: (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { value: Object.fromEntries(Object.entries(value).map(([k, v]) => [k, String(v)])) }
        : { issues: [value] },
  },
};

/**
 * What every widget takes besides its own properties:
 * `settings='{"signIn.title": "Welcome", "globalOptions.useFAQOption": true}'`.
 */
export const overridesProperty = jsonProperty(overridesSchema, {
  doc: 'Settings and texts for this tag alone, by key; they go before those of the setup.',
  type: 'Readonly<Record<string, string | number | boolean>>',
  default: {},
});
