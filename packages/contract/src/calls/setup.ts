import { localDate } from '@portico/rules';
import { defineCall, type DocumentedCall } from '../call';
import type { Codec } from '../codec/codec';
import { entity, plainAnswer, sameName } from '../codec/entity';
import { date, flag, optional, optionalInteger, optionalText, text } from '../codec/fields';
import { vital } from '../codec/parts';
import { succeeded } from '../examples';
import { readBuckets, type SettingsBuckets, setupTarget } from '../setup';

/**
 * The institution's options: lengths and minimums of credentials and account numbers (access §3),
 * the folder of its pictures, and its current date (D1, D18).
 */
export const institutionFacts = entity(
  {
    passwordMinimumLength: optionalInteger,
    userNameMinimumLength: optionalInteger,
    loanAccountLength: optionalInteger,
    loanCheckDigitLength: optionalInteger,
    loanOfficeLength: optionalInteger,
    depositAccountLength: optionalInteger,
    depositCheckDigitLength: optionalInteger,
    depositOfficeLength: optionalInteger,
    cdnFolder: optionalText,
    today: date,
  },
  { cdnFolder: 'cdnFolder', today: 'today' },
);

/** Reads `'group.key': value` and `group: { key: value }` alike; writes the first. */
const settingsBuckets: Codec<SettingsBuckets> = {
  kind: 'json',
  schema: 'Settings',
  optional: true,
  read: readBuckets,
};

/** The setup: all settings and texts of the lender (D1). */
export const applicationOptions = defineCall({
  ...setupTarget,
  effect: 'reads',
  response: entity(
    { gassySettings: settingsBuckets, institutionOptions: optional(institutionFacts) },
    sameName,
  ),
});

export const applicationOptionsDocs = (): DocumentedCall<typeof applicationOptions> => ({
  ...applicationOptions,
  summary:
    'The setup, read once at start-up: settings by bucket (shared, english, spanish) and group.key, and the institution’s options, including its current date.',
  meanings: {},
  example: {
    gassySettings: { shared: {}, english: {}, spanish: {} },
    institutionOptions: { today: localDate('2026-06-01') },
  },
});

/** Lengths and minimums; they override those of the setup (D1). */
export const institutionOptions = defineCall({
  name: 'institutionOptions',
  method: 'GET',
  path: '/api/Login/GetInstitutionOptions',
  session: 'none',
  effect: 'reads',
  response: institutionFacts,
});

export const institutionOptionsDocs = (): DocumentedCall<typeof institutionOptions> => ({
  ...institutionOptions,
  summary: 'Lengths and minimums of credentials and account numbers.',
  meanings: {},
  example: {
    passwordMinimumLength: 8,
    userNameMinimumLength: 4,
    loanAccountLength: 6,
    loanCheckDigitLength: 1,
    loanOfficeLength: 4,
    depositAccountLength: 6,
    depositCheckDigitLength: 1,
    depositOfficeLength: 4,
  },
});

/** Whether the service is down for maintenance. */
export const maintenanceMode = defineCall({
  name: 'maintenanceMode',
  method: 'GET',
  path: '/api/MaintenanceMode',
  session: 'none',
  effect: 'reads',
  response: entity({ isEnabled: vital(flag) }, sameName),
});

export const maintenanceModeDocs = (): DocumentedCall<typeof maintenanceMode> => ({
  ...maintenanceMode,
  summary: 'Whether the service is down for maintenance.',
  meanings: {},
  example: { isEnabled: false },
});

/** Reports an error in the browser. */
export const clientError = defineCall({
  name: 'clientError',
  method: 'POST',
  path: '/api/ClientError',
  session: 'optional',
  effect: 'writes',
  request: entity({ message: text, stack: optionalText, userAgent: optionalText }),
  response: plainAnswer,
});

export const clientErrorDocs = (): DocumentedCall<typeof clientError> => ({
  ...clientError,
  summary: 'Reports an error in the browser; braces and angle brackets are removed beforehand.',
  meanings: {},
  example: succeeded,
});
