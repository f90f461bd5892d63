import { activateAccount } from '@portico/contract';
import { activationPolicy, checkPassword, ok, refuse } from '@portico/rules';
import { networkOf, route, type Route } from '@portico/server/parts';
import type { Message } from '../../mail/mail';
import type { Services } from '../../services';
import { institution } from '../../setup/institution';
import { borrowerByUsername } from '../borrower-store';
import { isCommonPassword } from '../passwords/common-passwords';
import { acceptInvitation, invitationOf, type Invitation } from './invitation-store';

const none = { logonNameTaken: false, restricted: false };

const noticeTo = ({ email, name, username }: Invitation): Message => ({
  to: email,
  subject: 'Your online access was opened',
  text: `${name}, a password was chosen for your online access, username ${username}.\n\nIf it was not you, call us at once.\n\nCedar Valley Credit`,
});

/** Activates the online access of an invitation (access §4, §8). */
export function activationRoutes({ database, mail, passwords }: Services): Route[] {
  return [
    route(activateAccount, async ({ token, password }, { ip, now, concerns }) => {
      const invited = await invitationOf(database, token, now);
      if (!invited) return refuse('Expired');
      concerns({ typedName: invited.username });
      const facts = { loginName: invited.username, email: invited.email };
      const policy = activationPolicy(institution.passwordMinimumLength);
      if (!checkPassword(password, policy, facts).outcome.ok) return refuse('Error');
      if (isCommonPassword(password)) return refuse('ChooseDifferentPassword');
      if (await borrowerByUsername(database, invited.username)) {
        return ok({ ...none, logonNameTaken: true });
      }
      const hash = await passwords.inTurn(networkOf(ip), (hasher) => hasher.hash(password));
      const activated = await database.write(async (tx) => {
        // Meanwhile another request may have used the invitation, or registered the username.
        if (!(await invitationOf(tx, token, now))) return refuse('Expired');
        if (await borrowerByUsername(tx, invited.username)) {
          return ok({ ...none, logonNameTaken: true });
        }
        await acceptInvitation(tx, invited, hash);
        return ok({
          ...none,
          restricted: invited.standing === 'restricted',
          userName: invited.username,
        });
      });
      if (activated.ok && !activated.value.logonNameTaken) await mail.notify(noticeTo(invited));
      return activated;
    }),
  ];
}
