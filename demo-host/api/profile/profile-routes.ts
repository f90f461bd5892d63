import { profile, updateProfile, type InputOf } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import {
  memberRoute,
  type Reply,
  type RequestDetails,
  type Route,
  type Session,
} from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import type { Services } from '../services';
import { documentsOf } from '../stored-files/document-store';
import { personalInfoOf, savePersonalInfo } from './save-personal-info';
import { saveAlertsOf } from './save-user-alerts';
import { saveUserInfo, userInfoOf } from './save-user-info';
import { userAlertsOf } from './user-alerts-store';

type UpdateInput = InputOf<typeof updateProfile>;

/** The borrower's own data, and saving one part of it at a time. */
export function profileRoutes(services: Services): Route[] {
  const { database } = services;
  return [
    memberRoute(profile, async (_input, { borrowerId }, { now }) =>
      ok({
        userInfo: await userInfoOf(database, await borrowerById(database, borrowerId), now),
        personalInfo: await personalInfoOf(database, borrowerId),
        userAlertsInfo: await userAlertsOf(database, borrowerId),
        documents: await documentsOf(database, { borrowerId }),
      }),
    ),

    memberRoute(updateProfile, (input, session, request) =>
      savePart(services, input, session, request),
    ),
  ];
}

/** Saves the part that was sent, and answers it as stored; several parts are refused. */
async function savePart(
  services: Services,
  { userInfo, personalInfo, userAlertsInfo, userAlerts, alertsAreDirty }: UpdateInput,
  session: Session,
  request: RequestDetails,
): Promise<Reply<typeof updateProfile>> {
  const alerts = userAlertsInfo ?? userAlerts;
  const record = (event: 'phonesChanged' | 'alertsChanged') =>
    services.securityLog.record({ event, address: request.ip, who: session });
  if ([userInfo, personalInfo, alerts].filter(Boolean).length > 1) return refuse('Invalid');
  if (userInfo) {
    const saved = await saveUserInfo(services, session, userInfo, request);
    return saved.ok ? ok({ userInfo: saved.value }) : saved;
  }
  if (personalInfo) {
    const saved = await savePersonalInfo(services, session, personalInfo, request);
    if (saved.ok && personalInfo.phoneNumbers.length > 0) record('phonesChanged');
    return saved.ok ? ok({ personalInfo: saved.value }) : saved;
  }
  if (alerts) {
    const given = { alerts, alertsAreDirty };
    const saved = await saveAlertsOf(services, session, given, request.now);
    if (saved.ok && alertsAreDirty !== false) record('alertsChanged');
    return saved.ok ? ok({ userAlertsInfo: saved.value }) : saved;
  }
  return refuse('Invalid');
}
