import {
  applicationOptions,
  clientError,
  institutionOptions,
  maintenanceMode,
} from '@portico/contract';
import { ok } from '@portico/rules';
import { route, type Route } from '../http/route';
import type { Services } from '../services';
import { institution } from './institution';

/** Longest text of a reported fault that is kept, and how many are. */
const reportLength = 4_000;
const reportsKept = 1_000;

/** What a page reads before anybody has signed in, and what it reports. */
export function setupRoutes({ database, settings }: Services): Route[] {
  return [
    route(applicationOptions, async (_input, { today }) =>
      ok({
        gassySettings: await settings.buckets(),
        institutionOptions: { ...institution, today },
      }),
    ),

    route(institutionOptions, async () => ok(institution)),

    route(maintenanceMode, async () =>
      ok({ isEnabled: (await settings.host('maintenanceMode')) === 'true' }),
    ),

    route(clientError, async ({ message, stack, userAgent }, { now, session }) => {
      await database.run(
        `INSERT INTO client_errors (at, message, stack, user_agent, borrower_id)
         VALUES (?, ?, ?, ?, ?)`,
        [
          now,
          message.slice(0, reportLength),
          stack?.slice(0, reportLength) ?? null,
          userAgent?.slice(0, reportLength) ?? null,
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
