import type { CardCode, CardMethod } from '@portico/contract';
import {
  cardBrand,
  checkCard,
  hasValidCheckDigit,
  ok,
  readExpiration,
  refuse,
  securityCodeLength,
  type Card,
  type CardEntry,
  type CardProblems,
  type Checked,
  type LocalDate,
} from '@portico/rules';
import type { CardSettings } from './card-settings';
import { isWrongSecurityCode } from './test-cards';

/** The form's entry. With a token the hosted fields have checked the security code: any passes. */
function entryOf(method: CardMethod, tokenNumber: string | undefined): CardEntry {
  const { billingAddress: address } = method;
  const brand = tokenNumber === undefined ? undefined : cardBrand(tokenNumber);
  return {
    firstName: method.cardHolderFirstName ?? '',
    lastName: method.cardHolderLastName ?? '',
    cardNumber: tokenNumber ?? method.cardNumber ?? '',
    expiration: method.expirationDate ?? '',
    securityCode: brand ? '9'.repeat(securityCodeLength(brand)) : (method.securityCode ?? ''),
    zip: address?.zipCode ?? '',
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    debitCredit: method.debitCredit ?? 'debit',
  };
}

type RefusedCardCode = Extract<
  CardCode,
  'CardNotAllowed' | 'CreditCardsNotAccepted' | 'InvalidInfo' | 'Expired'
>;

function codeOf(problems: CardProblems, { expiration }: CardEntry): RefusedCardCode {
  if (problems.cardNumber === 'unsupported') return 'CardNotAllowed';
  return problems.expiration === 'invalid' && readExpiration(expiration)
    ? 'Expired'
    : 'InvalidInfo';
}

/**
 * Checks a card by every rule of the form again, and by its check digit (D80).
 * @param tokenNumber the card number, when it was typed into the hosted fields.
 */
export function validCard(
  method: CardMethod,
  tokenNumber: string | undefined,
  settings: CardSettings,
  today: LocalDate,
): Checked<Card, RefusedCardCode> {
  if (tokenNumber === undefined && !settings.rawCards) return refuse('CardNotAllowed');
  const entry = entryOf(method, tokenNumber);
  if (settings.debitOnly && method.debitCredit === 'credit') {
    return refuse('CreditCardsNotAccepted');
  }
  const checked = checkCard(entry, { ...settings, today });
  if (!checked.ok) return refuse(codeOf(checked.error, entry));
  const { brand, cardNumber, securityCode } = checked.value;
  const wrong =
    brand !== method.cardType ||
    !hasValidCheckDigit(cardNumber) ||
    isWrongSecurityCode(securityCode);
  return wrong ? refuse('InvalidInfo') : ok(checked.value);
}
