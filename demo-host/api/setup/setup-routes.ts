import {
  applicationOptions,
  clientError,
  institutionOptions,
  maintenanceMode,
  type SettingsBuckets,
} from '@portico/contract';
import { ok, scrubSecrets } from '@portico/rules';
import { networkOf, route, type Route } from '@portico/server/parts';
import type { Services } from '../services';
import { institution } from './institution';

/** How many characters of a reported error are stored, and how many errors. */
const reportLength = 4_000;
const reportsKept = 1_000;

/** A report without secrets, and shortened: a page can send any text. */
const reported = (text: string): string => scrubSecrets(text).slice(0, reportLength);

/** What a page reads before the borrower signs in, and the errors it reports. */
export function setupRoutes(services: Services): Route[] {
  const { database, limits, settings } = services;
  return [
    route(applicationOptions, async (_input, { today }) =>
      ok({
        gassySettings: await bucketsOf(services),
        institutionOptions: { ...institution, today },
      }),
    ),

    route(institutionOptions, async () => ok(institution)),

    route(maintenanceMode, async () =>
      ok({ isEnabled: (await settings.host('maintenanceMode')) === 'true' }),
    ),

    route(clientError, async ({ message, stack, userAgent }, { ip, now, session }) => {
      const from = [{ limit: 'clientErrorFrom', by: networkOf(ip) }] as const;
      if (!(await limits.admit(database, from, now))) return ok({});
      await database.run(
        `INSERT INTO client_errors (at, message, stack, user_agent, borrower_id)
         VALUES (?, ?, ?, ?, ?)`,
        [
          now,
          reported(message),
          stack === undefined ? null : reported(stack),
          userAgent === undefined ? null : reported(userAgent),
          session?.borrowerId ?? null,
        ],
      );
      await database.run(
        'DELETE FROM client_errors WHERE id <= (SELECT MAX(id) - ? FROM client_errors)',
        [reportsKept],
      );
      return ok({});
    }),
  ];
}

/** The settings; the host adds the address of the card fields, whose port is not known before. */
async function bucketsOf({ settings, hostedFieldsUrl }: Services): Promise<SettingsBuckets> {
  const buckets = await settings.buckets();
  const on = (await settings.host('hostedCardFields')) === 'true';
  if (!on || hostedFieldsUrl === undefined) return buckets;
  const shared = { ...buckets['shared'], 'cardPaymentOptions.hostedFieldsUrl': hostedFieldsUrl };
  return { ...buckets, shared };
}
