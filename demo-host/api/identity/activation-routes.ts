import { activateAccount } from '@portico/contract';
import { activationPolicy, checkPassword, fail, ok } from '@portico/rules';
import { route, type Route } from '../http/route';
import type { Services } from '../services';
import { institution } from '../setup/institution';
import { borrowerByUsername } from './borrower-store';
import { acceptInvitation, invitationOf } from './invitation-store';
import { hashPassword } from './passwords';

const none = { logonNameTaken: false, restricted: false };

/** Opening the online access that somebody was invited to (access §4, §8). */
export function activationRoutes({ database }: Services): Route[] {
  return [
    route(activateAccount, async ({ token, password }, { now }) => {
      const invited = await invitationOf(database, token, now);
      if (!invited) return fail('Expired');
      const facts = { loginName: invited.username, email: invited.email };
      const policy = activationPolicy(institution.passwordMinimumLength);
      if (!checkPassword(password, policy, facts).outcome.ok) return fail('Error');
      const hash = await hashPassword(password);
      return database.write(async (tx) => {
        // Another request may have used the invitation, or somebody taken the name, meanwhile.
        if (!(await invitationOf(tx, token, now))) return fail('Expired');
        if (await borrowerByUsername(tx, invited.username)) {
          return ok({ ...none, logonNameTaken: true });
        }
        await acceptInvitation(tx, token, invited, hash);
        return ok({
          ...none,
          restricted: invited.standing === 'restricted',
          userName: invited.username,
        });
      });
    }),
  ];
}
