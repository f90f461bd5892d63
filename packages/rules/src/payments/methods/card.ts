import type { LocalDate } from '../../values/local-date';
import { fail, ok, type Checked, type Outcome } from '../../values/outcome';
import {
  checkAddressField,
  checkCardHolderName,
  checkExpiration,
  checkSecurityCode,
  checkZip,
} from './card-fields';
import { checkCardNumber, cardBrand, type CardBrand } from './card-number';

/** The card form's fields except number and security code, as typed. */
export type CardDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly expiration: string;
  readonly zip: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly debitCredit: 'debit' | 'credit';
};

/** The fields that a processor's hosted fields may replace (D88). */
export type CardSecrets = { readonly cardNumber: string; readonly securityCode: string };

/** All fields of the card form, as typed. */
export type CardEntry = CardDetails & CardSecrets;

export type CardDetailField = Exclude<keyof CardDetails, 'debitCredit'>;
export type CardField = CardDetailField | keyof CardSecrets;

/** A card in the form the server accepts; `expiration` is `MM/YY`. */
export type Card = CardEntry & { readonly brand: CardBrand };

export type CardRules = {
  /** The card types the lender accepts. */
  readonly enabled: readonly CardBrand[];
  /** Street, city and state are required. */
  readonly fullAddress: boolean;
  /** Only debit cards are accepted, and the borrower does not choose. */
  readonly debitOnly: boolean;
  /** The institution's day (D82). */
  readonly today: LocalDate;
};

export type CardFieldCode = 'required' | 'invalid' | 'unsupported';

/** The code of each invalid field. */
export type CardProblems<F extends CardField = CardField> = Readonly<
  Partial<Record<F, CardFieldCode>>
>;

type Judged<T, F extends CardField> = Outcome<T, CardProblems<F>>;

const detailFields: readonly CardDetailField[] = [
  'firstName',
  'lastName',
  'expiration',
  'zip',
  'address1',
  'address2',
  'city',
  'state',
];

/**
 * Checks the fields except number and security code: cleaned values, or the errors by field
 * (payments §5).
 */
export function checkCardDetails(
  entry: CardDetails,
  rules: Omit<CardRules, 'enabled'>,
): Judged<CardDetails, CardDetailField> {
  const checked = checkEach(entry, rules);
  const problems: Partial<Record<CardDetailField, CardFieldCode>> = {};
  const values = { ...entry };
  for (const field of detailFields) {
    const outcome = checked[field];
    if (outcome.ok) values[field] = outcome.value;
    else problems[field] = outcome.error.code;
  }
  if (Object.keys(problems).length > 0) return fail(problems);
  return ok({ ...values, debitCredit: rules.debitOnly ? 'debit' : entry.debitCredit });
}

type CheckedDetails = { readonly [F in CardDetailField]: Checked<string, CardFieldCode> };

function checkEach(
  entry: CardDetails,
  { fullAddress, today }: Omit<CardRules, 'enabled'>,
): CheckedDetails {
  const expiration = checkExpiration(entry.expiration, today);
  return {
    firstName: checkCardHolderName(entry.firstName),
    lastName: checkCardHolderName(entry.lastName),
    expiration: expiration.ok ? ok(expiration.value.text) : expiration,
    zip: checkZip(entry.zip),
    address1: checkAddressField(entry.address1, fullAddress),
    address2: checkAddressField(entry.address2, false),
    city: checkAddressField(entry.city, fullAddress),
    state: checkAddressField(entry.state, fullAddress),
  };
}

/** Checks number and security code, whose length depends on the card type (payments §5). */
export function checkCardSecrets(
  { cardNumber, securityCode }: CardSecrets,
  enabled: readonly CardBrand[],
): Judged<CardSecrets & { readonly brand: CardBrand }, keyof CardSecrets> {
  const number = checkCardNumber(cardNumber, enabled);
  const code = checkSecurityCode(securityCode, cardBrand(cardNumber));
  if (number.ok && code.ok) {
    const { number: digits, brand } = number.value;
    return ok({ cardNumber: digits, securityCode: code.value, brand });
  }
  return fail({
    ...(number.ok ? {} : { cardNumber: number.error.code }),
    ...(code.ok ? {} : { securityCode: code.error.code }),
  });
}

/** Checks the whole card form: the card to send, or the errors by field (payments §5). */
export function checkCard(entry: CardEntry, rules: CardRules): Judged<Card, CardField> {
  const details = checkCardDetails(entry, rules);
  const secrets = checkCardSecrets(entry, rules.enabled);
  if (details.ok && secrets.ok) return ok({ ...details.value, ...secrets.value });
  return fail({
    ...(details.ok ? {} : details.error),
    ...(secrets.ok ? {} : secrets.error),
  });
}
