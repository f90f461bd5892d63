import { validateEmail } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { readToken, route, type Route } from '@portico/server/parts';
import type { Services } from '../../services';
import { notifyOwner } from '../security-notice';
import { confirmEmail } from './email-change';

/**
 * The links in e-mails. One that verifies an address works again until it expires, with the same
 * effect: a scanner of mails may have opened it before the borrower.
 */
export function emailRoutes(services: Services): Route[] {
  return [
    route(validateEmail, async ({ encryptedUserData }, { ip, now, concerns }) => {
      const confirmed = await services.database.write(async (tx) => {
        const found = await readToken(tx, 'verifyEmail', encryptedUserData, now);
        if (!found) return undefined;
        concerns({ borrowerId: found.borrowerId });
        return confirmEmail(tx, found.borrowerId, found.details, now);
      });
      if (!confirmed) return refuse('Invalid');
      if (confirmed.kind === 'changed') {
        const who = { borrowerId: confirmed.before.id };
        services.securityLog.record({ event: 'emailChanged', address: ip, who });
        await notifyOwner(services, confirmed.before, 'emailChanged', now);
      }
      return ok({});
    }),
  ];
}
