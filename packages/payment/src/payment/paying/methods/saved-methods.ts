import type { PaymentMethod } from '@portico/contract';
import type { SavedMethods } from './method';

/** The borrower's saved methods by type. A card whose kind the host leaves out counts as credit. */
export function savedMethods(methods: readonly PaymentMethod[]): SavedMethods {
  return {
    banks: methods.flatMap(({ achInfo }) =>
      achInfo
        ? [
            {
              profileId: achInfo.profileId,
              accountType: achInfo.accountType,
              last4: achInfo.accountNumber,
              routingNumber: achInfo.routingNumber,
            },
          ]
        : [],
    ),
    cards: methods.flatMap(({ cardInfo }) =>
      cardInfo
        ? [
            {
              profileId: cardInfo.profileId,
              cardType: cardInfo.cardType,
              last4: cardInfo.cardNumber,
              expirationDate: cardInfo.expirationDate,
              debitCredit: cardInfo.debitCredit ?? 'credit',
            },
          ]
        : [],
    ),
  };
}
