import { addCard, paymentMethods, type NewCard } from '@portico/contract';
import { type Core, today, unanswered as knownOf } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { sameIdentifier, type CardDetails, type Identifier } from '@portico/rules';
import type { CardFace, CardHolder, Method, SavedMethods } from '../method';
import type { MethodFormProps } from '../method-form';
import { savedMethods } from '../saved-methods';
import type { CardFields, TakenCard } from './card-fields';
import { refusedCard } from './new-card.errors';
import { createNewCardFlow, type NewCardFlow } from './new-card.flow';
import type { CardRefusal } from './new-card.state';
import { debitOnlyOption, fullAddressOption } from '../../../../settings/card-payment-options';

/** What the payment screen passes to the form. */
export type NewCardPage = Omit<MethodFormProps, 'onCancel'> & {
  readonly core: Core;
  readonly read: ReadSetting;
  readonly fields: CardFields;
};

/** What the lender asks of a card, as it is set now. */
export const cardOptions = (read: ReadSetting) => ({
  debitOnly: read(debitOnlyOption),
  fullAddress: read(fullAddressOption),
});

/** The new card over the lender's API (payments §7). */
export function createNewCard(page: NewCardPage): NewCardFlow {
  const { core, read, fields, saving, onUse } = page;
  return createNewCardFlow(
    {
      fields,
      rules: () => ({ today: today(core), ...cardOptions(read) }),
      async accept(details, taken, save) {
        if (save) return saveCard(page, details, taken);
        onUse(methodOf(details, taken), undefined);
        return undefined;
      },
    },
    saving,
  );
}

/**
 * Fetches the list again after saving, because only the list has the card as the host shows it, and
 * says whether a card is saved whose answer was lost; without the list, uses the card as it was
 * entered.
 */
async function saveCard(
  { core, accountNumber, onUse }: NewCardPage,
  details: CardDetails,
  taken: TakenCard,
): Promise<CardRefusal | undefined> {
  const added = await core.client.send(addCard, requestOf(details, taken, accountNumber));
  const unanswered = added.ok ? undefined : knownOf(added.error);
  if (!added.ok && unanswered !== 'unconfirmed') {
    return { ...refusedCard(added.error), unanswered };
  }
  const listed = await core.client.send(paymentMethods, { accountNumber });
  const saved = listed.ok ? savedMethods(listed.value.paymentMethods) : undefined;
  const profileId = added.ok ? added.value.profileId : undefined;
  const mine = saved
    ? addedCard(saved, profileId, taken)
    : profileId !== undefined && { profileId, ...faceOf(details, taken) };
  if (!mine) {
    const known = unanswered && (saved ? 'notSoFar' : unanswered);
    return { text: 'error', advice: undefined, unanswered: known };
  }
  onUse({ kind: 'saved-card', ...mine }, saved);
  return undefined;
}

function addedCard({ cards }: SavedMethods, profileId: Identifier | undefined, taken: TakenCard) {
  return (
    cards.find((card) => sameIdentifier(card.profileId, profileId)) ??
    cards.findLast((card) => card.last4 === taken.last4 && card.cardType === taken.brand)
  );
}

function methodOf(details: CardDetails, taken: TakenCard): Method {
  const { secret } = taken;
  return { kind: 'new-card', card: faceOf(details, taken), holder: holderOf(details), secret };
}

function faceOf({ expiration, debitCredit }: CardDetails, { brand, last4 }: TakenCard): CardFace {
  return { cardType: brand, last4, expirationDate: expiration, debitCredit };
}

function holderOf({ firstName, lastName, ...address }: CardDetails): CardHolder {
  return {
    firstName,
    lastName,
    address: {
      zipCode: address.zip,
      address1: address.address1,
      address2: address.address2,
      city: address.city,
      state: address.state,
    },
  };
}

/** The request that saves the card: with number and code, or with their token (D88). */
function requestOf(details: CardDetails, taken: TakenCard, loanAccountNumber: string): NewCard {
  const { firstName, lastName, address } = holderOf(details);
  const { secret } = taken;
  return {
    billingAddress: address,
    cardHolderFirstName: firstName,
    cardHolderLastName: lastName,
    ...(secret.via === 'number'
      ? { cardNumber: secret.cardNumber, securityCode: secret.securityCode }
      : { cardToken: secret.token }),
    expirationDate: details.expiration,
    cardType: taken.brand,
    debitCredit: details.debitCredit,
    loanAccountNumber,
  };
}
