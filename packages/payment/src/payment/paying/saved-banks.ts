import type { PaymentMethod } from '@portico/contract';
import type { SavedBank } from './paying.state';

/** The bank accounts among the borrower's saved methods. */
export function savedBanks(methods: readonly PaymentMethod[]): SavedBank[] {
  return methods.flatMap(({ achInfo }) =>
    achInfo
      ? [
          {
            profileId: achInfo.profileId,
            accountType: achInfo.accountType,
            last4: achInfo.accountNumber,
          },
        ]
      : [],
  );
}
