import {
  deleteBankAccount,
  deleteCard,
  paymentMethods,
  removeDefaultMethod,
  setDefaultMethod,
} from '@portico/contract';
import { fail, isSameMethod, ok, type MethodId, type Outcome } from '@portico/rules';
import { memberRoute, type Route } from '../http/route';
import { accountOf } from '../ledger/account-store';
import type { Services } from '../services';
import {
  deleteMethod,
  idOf,
  isInUse,
  removeDefaultMethodOf,
  savedMethods,
  setDefaultMethodOf,
} from './method-store';

/** The borrower's saved methods. */
export function methodRoutes({ database }: Services): Route[] {
  const remove = (
    borrowerId: number,
    method: MethodId,
  ): Promise<Outcome<object, 'MethodUnknown' | 'MethodInUse'>> =>
    database.write(async (tx) => {
      if (await isInUse(tx, borrowerId, method)) return fail('MethodInUse');
      return (await deleteMethod(tx, borrowerId, method)) ? ok({}) : fail('MethodUnknown');
    });

  return [
    memberRoute(paymentMethods, async ({ accountNumber }, { borrowerId }) => {
      if (!(await accountOf(database, borrowerId, accountNumber))) return fail('Error');
      return ok({ paymentMethods: await savedMethods(database, borrowerId) });
    }),

    memberRoute(deleteBankAccount, ({ profileId }, { borrowerId }) =>
      remove(borrowerId, { isCard: false, profileId }),
    ),

    memberRoute(deleteCard, ({ profileId }, { borrowerId }) =>
      remove(borrowerId, { isCard: true, profileId }),
    ),

    memberRoute(setDefaultMethod, async ({ accountNumber, paymentMethod }, { borrowerId }) =>
      database.write(async (tx) => {
        if (!(await accountOf(tx, borrowerId, accountNumber))) return fail('Error');
        const asked = idOf(paymentMethod);
        const saved = await savedMethods(tx, borrowerId);
        const known = saved.map(idOf).find((one) => one !== undefined && isSameMethod(one, asked));
        if (!known) return fail('MethodUnknown');
        await setDefaultMethodOf(tx, accountNumber, known);
        return ok({});
      }),
    ),

    memberRoute(removeDefaultMethod, async ({ accountNumber }, { borrowerId }) =>
      database.write(async (tx) => {
        if (!(await accountOf(tx, borrowerId, accountNumber))) return fail('Error');
        await removeDefaultMethodOf(tx, accountNumber);
        return ok({});
      }),
    ),
  ];
}
