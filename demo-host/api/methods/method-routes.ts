import {
  deleteBankAccount,
  deleteCard,
  paymentMethods,
  removeDefaultMethod,
  setDefaultMethod,
} from '@portico/contract';
import { isSameMethod, ok, refuse, type Checked, type MethodId } from '@portico/rules';
import { memberRoute, type Route } from '@portico/server/parts';
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
  ): Promise<Checked<object, 'MethodUnknown' | 'MethodInUse'>> =>
    database.write(async (tx) => {
      if (await isInUse(tx, borrowerId, method)) return refuse('MethodInUse');
      return (await deleteMethod(tx, borrowerId, method)) ? ok({}) : refuse('MethodUnknown');
    });

  return [
    memberRoute(paymentMethods, async ({ accountNumber }, { borrowerId }) => {
      if (!(await accountOf(database, borrowerId, accountNumber))) return refuse('Error');
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
        if (!(await accountOf(tx, borrowerId, accountNumber))) return refuse('Error');
        const asked = idOf(paymentMethod);
        const saved = await savedMethods(tx, borrowerId);
        const known = saved.map(idOf).find((one) => one !== undefined && isSameMethod(one, asked));
        if (!known) return refuse('MethodUnknown');
        await setDefaultMethodOf(tx, accountNumber, known);
        return ok({});
      }),
    ),

    memberRoute(removeDefaultMethod, async ({ accountNumber }, { borrowerId }) =>
      database.write(async (tx) => {
        if (!(await accountOf(tx, borrowerId, accountNumber))) return refuse('Error');
        await removeDefaultMethodOf(tx, accountNumber);
        return ok({});
      }),
    ),
  ];
}
