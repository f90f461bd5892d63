import type { LocalDate } from '../local-date';
import { ok, type Outcome } from '../outcome';
import {
  checkAddressField,
  checkCardHolderName,
  checkExpiration,
  checkSecurityCode,
  checkZip,
} from './card-fields';
import { cardBrand, checkCardNumber, type CardBrand } from './card-number';

/** What the card form holds, as typed. */
export type CardEntry = {
  readonly firstName: string;
  readonly lastName: string;
  readonly cardNumber: string;
  readonly expiration: string;
  readonly securityCode: string;
  readonly zip: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly debitCredit: 'debit' | 'credit';
};

export type CardField = Exclude<keyof CardEntry, 'debitCredit'>;

/** A card as the server takes it; `expiration` is `MM/YY`. */
export type Card = CardEntry & { readonly brand: CardBrand };

export type CardRules = {
  /** The card types the lender takes. */
  readonly enabled: readonly CardBrand[];
  /** Street, city and state are required. */
  readonly fullAddress: boolean;
  /** Only debit cards are taken, and nothing is asked. */
  readonly debitOnly: boolean;
  /** The institution's day (D82). */
  readonly today: LocalDate;
};

export type CardFieldCode = 'required' | 'invalid' | 'unsupported';

/** The code of each field that is not right yet. */
export type CardProblems = Readonly<Partial<Record<CardField, CardFieldCode>>>;

type Checked = { readonly [Field in CardField]: Outcome<string, CardFieldCode> };

function checkFields(entry: CardEntry, { enabled, fullAddress, today }: CardRules): Checked {
  const number = checkCardNumber(entry.cardNumber, enabled);
  const expiration = checkExpiration(entry.expiration, today);
  return {
    firstName: checkCardHolderName(entry.firstName),
    lastName: checkCardHolderName(entry.lastName),
    cardNumber: number.ok ? ok(number.value.number) : number,
    expiration: expiration.ok ? ok(expiration.value.text) : expiration,
    securityCode: checkSecurityCode(entry.securityCode, cardBrand(entry.cardNumber)),
    zip: checkZip(entry.zip),
    address1: checkAddressField(entry.address1, fullAddress),
    address2: checkAddressField(entry.address2, false),
    city: checkAddressField(entry.city, fullAddress),
    state: checkAddressField(entry.state, fullAddress),
  };
}

const fields: readonly CardField[] = [
  'firstName',
  'lastName',
  'cardNumber',
  'expiration',
  'securityCode',
  'zip',
  'address1',
  'address2',
  'city',
  'state',
];

/** The whole card form: the card to send, or what is wrong by field (payments §5). */
export function checkCard(
  entry: CardEntry,
  rules: CardRules,
): { ok: true; value: Card } | { ok: false; problems: CardProblems } {
  const checked = checkFields(entry, rules);
  const problems: Partial<Record<CardField, CardFieldCode>> = {};
  const values = { ...entry };
  for (const field of fields) {
    const outcome = checked[field];
    if (outcome.ok) values[field] = outcome.value;
    else problems[field] = outcome.code;
  }
  const brand = cardBrand(entry.cardNumber);
  if (brand === undefined || Object.keys(problems).length > 0) return { ok: false, problems };
  const debitCredit = rules.debitOnly ? 'debit' : entry.debitCredit;
  return ok({ ...values, debitCredit, brand });
}
