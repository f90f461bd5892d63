import { validateEmail } from '@portico/contract';
import { fail, ok } from '@portico/rules';
import { route, type Route } from '../../http/route';
import type { Services } from '../../services';
import { redeemSingleUseToken } from '../single-use-token';

/** The links in e-mails. */
export function emailRoutes({ database }: Services): Route[] {
  return [
    route(validateEmail, async ({ encryptedUserData }, { now, concerns }) =>
      database.write(async (tx) => {
        const id = await redeemSingleUseToken(tx, 'verifyEmail', encryptedUserData, now);
        if (id === undefined) return fail('Invalid');
        concerns({ borrowerId: id });
        await tx.run('UPDATE borrowers SET email_verified = 1 WHERE id = ?', [id]);
        return ok({});
      }),
    ),
  ];
}
