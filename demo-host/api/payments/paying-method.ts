import type { BankMethod, CardMethod, SubmissionCode } from '@portico/contract';
import {
  ok,
  readExpiration,
  refuse,
  sameIdentifier,
  type Checked,
  type Identifier,
  type MethodId,
  type MethodKind,
} from '@portico/rules';
import { lastFourOf, savedBankAccounts, type SavedBankAccount } from '../banks/bank-account-store';
import { validBankAccount } from '../banks/check-bank-account';
import type { CardSettings } from '../cards/card-settings';
import { savedCards, type SavedCard } from '../cards/card-store';
import { cardNumberOf } from '../cards/card-tokens';
import { validCard } from '../cards/check-card';
import { chargeRefused } from '../cards/test-cards';
import type { Executor, RequestDetails, Secrets } from '@portico/server/parts';
import { missingAgreements } from '../identity/agreement-store';
import type { Services } from '../services';

/** The method that a payment is made with; its number stays sealed. */
export type PayingMethod = {
  readonly kind: MethodKind;
  /** Undefined when it is used for this payment only. */
  readonly profileId: string | undefined;
  /** As statements name it: `bank account`, `Visa card`. */
  readonly name: string;
  readonly lastFour: string;
  readonly sealedNumber: string;
  /** `MM/YY` of a card. */
  readonly expiration: string | undefined;
};

const bankKind = { kind: { type: 'ach' }, name: 'bank account', expiration: undefined } as const;

const savedBankMethod = ({ id, lastFour, sealedNumber }: SavedBankAccount): PayingMethod => ({
  ...bankKind,
  profileId: id,
  lastFour,
  sealedNumber,
});

/** The paying borrower and the current time. */
export type Payer = { readonly borrowerId: number } & Pick<RequestDetails, 'today' | 'now'>;

type Found = Checked<PayingMethod, SubmissionCode>;

/** A saved account of this borrower, or a valid new one whose agreements were accepted (D66). */
export async function payingBank(
  from: Executor,
  { settings, secrets }: Services,
  { borrowerId, today }: Payer,
  method: BankMethod,
): Promise<Found> {
  const { profileId, routingNumber, ownerName, accountType, accountNumber } = method;
  if (profileId !== undefined) {
    const saved = await savedPayingMethod(from, borrowerId, { isCard: false, profileId });
    return saved ? ok(saved) : refuse('MethodUnknown');
  }
  if (!(await settings.flag('achPaymentOptions.singleUseAchOption'))) {
    return refuse('MustSaveOrPayNow');
  }
  if (routingNumber === undefined || ownerName === undefined) return refuse('InvalidInfo');
  const valid = validBankAccount({ accountType, accountNumber, routingNumber, ownerName });
  if (!valid.ok)
    return refuse(valid.error.code === 'InvalidInfo' ? 'InvalidInfo' : 'RoutingNumber');
  const who = { borrowerId, timing: 'ach', today } as const;
  if ((await missingAgreements(from, settings, who)).length > 0) return refuse('AgreementRequired');
  return ok({
    ...bankKind,
    profileId: undefined,
    lastFour: lastFourOf(valid.value.accountNumber),
    sealedNumber: secrets.seal(valid.value.accountNumber),
  });
}

/** A saved card of this borrower, or a new one that passes every rule. */
export async function payingCard(
  from: Executor,
  { secrets }: Services,
  payer: Payer,
  method: CardMethod,
  settings: CardSettings,
): Promise<Found> {
  const { profileId, cardToken } = method;
  if (profileId !== undefined) return savedCardOf(from, payer, profileId, settings);
  if (!settings.singleUse) return refuse('MustSaveOrPayNow');
  const number = cardToken && (await cardNumberOf(from, secrets, cardToken, payer));
  if (cardToken && !number) return refuse('InvalidInfo');
  const valid = validCard(method, number, settings, payer.today);
  if (!valid.ok) return valid;
  const { brand, cardNumber, debitCredit, expiration } = valid.value;
  return ok({
    kind: { type: 'card', debitCredit },
    profileId: undefined,
    name: `${brand} card`,
    lastFour: cardNumber.slice(-4),
    sealedNumber: secrets.seal(cardNumber),
    expiration,
  });
}

async function savedCardOf(
  from: Executor,
  { borrowerId }: Payer,
  profileId: Identifier,
  { enabled, debitOnly }: CardSettings,
): Promise<Found> {
  const saved = (await savedCards(from, borrowerId)).find(({ id }) =>
    sameIdentifier(id, profileId),
  );
  if (!saved) return refuse('MethodUnknown');
  if (!enabled.includes(saved.cardType)) return refuse('CardNotAllowed');
  if (debitOnly && saved.debitCredit === 'credit') return refuse('CreditCardsNotAccepted');
  return ok(savedCardMethod(saved));
}

const savedCardMethod = (card: SavedCard): PayingMethod => ({
  kind: { type: 'card', debitCredit: card.debitCredit },
  profileId: card.id,
  name: `${card.cardType} card`,
  lastFour: card.lastFour,
  sealedNumber: card.sealedNumber,
  expiration: card.expiration,
});

/** A saved method by its profile, also one that the lender accepts no more. */
export async function savedPayingMethod(
  from: Executor,
  borrowerId: number,
  { isCard, profileId }: MethodId,
): Promise<PayingMethod | undefined> {
  if (isCard) {
    const card = (await savedCards(from, borrowerId)).find(({ id }) =>
      sameIdentifier(id, profileId),
    );
    return card && savedCardMethod(card);
  }
  const bank = (await savedBankAccounts(from, borrowerId)).find(({ id }) =>
    sameIdentifier(id, profileId),
  );
  return bank && savedBankMethod(bank);
}

/** Why a method cannot be charged on a day; never a bank account, which is returned days later. */
export function chargeRefusal(
  secrets: Secrets,
  { expiration, sealedNumber }: Pick<PayingMethod, 'expiration' | 'sealedNumber'>,
  on: string,
): SubmissionCode | undefined {
  if (expiration === undefined) return undefined;
  const lastDay = readExpiration(expiration)?.lastDay;
  if (lastDay === undefined || lastDay < on) return 'Expired';
  return chargeRefused(secrets.open(sealedNumber) ?? '');
}
