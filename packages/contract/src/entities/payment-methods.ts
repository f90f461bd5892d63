import type { Codec, ValueOf } from '../codec/codec';
import { entity } from '../codec/entity';
import {
  choice,
  flag,
  identifier,
  optional,
  optionalIdentifier,
  optionalText,
  text,
} from '../codec/fields';
import { vital } from '../codec/parts';
import { lowerKeys } from '../wire-object';

const bankAccountType = choice(['Checking', 'Savings']);

/** A bank account typed by the borrower (payments §3). */
export const newBankAccount = entity({
  accountType: bankAccountType,
  routingNumber: text,
  accountNumber: text,
  ownerName: text,
  loanAccountNumber: optionalText,
});
export type NewBankAccount = ValueOf<typeof newBankAccount>;

/**
 * The bank account of a payment: a saved one by its profile, or a new one for this payment only.
 */
export const bankMethod = entity({
  accountType: bankAccountType,
  /** The last four digits of a saved account, all of a new one. */
  accountNumber: text,
  profileId: optionalIdentifier,
  routingNumber: optionalText,
  ownerName: optionalText,
});
export type BankMethod = ValueOf<typeof bankMethod>;

/** A saved bank account; only the last four digits of its number. */
export const savedBankAccount = entity({
  accountType: bankAccountType,
  accountNumber: text,
  profileId: identifier,
  /** Identifies the bank. */
  routingNumber: optionalText,
});

const debitCreditTypes = { debit: 'DebitCard', credit: 'CreditCard' } as const;
const debitCreditType = choice(Object.values(debitCreditTypes));

/** Of which kind a card is, which decides its fee. */
const debitCredit: Codec<keyof typeof debitCreditTypes> = {
  ...debitCreditType,
  read: (wire, place) =>
    debitCreditType.read(wire, place) === debitCreditTypes.debit ? 'debit' : 'credit',
  write: (value) => debitCreditTypes[value],
};

const billingAddress = entity({
  zipCode: text,
  address1: optionalText,
  address2: optionalText,
  city: optionalText,
  state: optionalText,
});

/**
 * A card typed by the borrower (payments §3). Where the number is typed in the lender's processor's
 * page, `cardToken` replaces number and security code (D88).
 */
export const newCard = entity(
  {
    billingAddress,
    cardHolderFirstName: text,
    cardHolderLastName: text,
    cardNumber: optionalText,
    /** `MM/YY` */
    expirationDate: text,
    securityCode: optionalText,
    cardToken: optionalText,
    cardType: choice(['Visa', 'Mastercard', 'Amex', 'Discover']),
    debitCredit,
    loanAccountNumber: optionalText,
  },
  { debitCredit: 'DebitCreditType' },
);
export type NewCard = ValueOf<typeof newCard>;

/** The card of a payment: a saved one by its profile, or a new one for this payment only. */
export const cardMethod = entity(
  {
    cardType: text,
    /** The last four digits of a saved card, all of a new one; absent where a token replaces it. */
    cardNumber: optionalText,
    expirationDate: optionalText,
    profileId: optionalIdentifier,
    debitCredit: optional(debitCredit),
    securityCode: optionalText,
    cardToken: optionalText,
    cardHolderFirstName: optionalText,
    cardHolderLastName: optionalText,
    billingAddress: optional(billingAddress),
  },
  { debitCredit: 'DebitCreditType' },
);
export type CardMethod = ValueOf<typeof cardMethod>;

/** A saved card; only the last four digits of its number. */
export const savedCard = entity(
  {
    cardType: text,
    cardNumber: text,
    /** `MM/YY` */
    expirationDate: optionalText,
    profileId: identifier,
    debitCredit: optional(debitCredit),
  },
  { debitCredit: 'DebitCreditType' },
);

const paymentMethodFields = entity({
  isCard: flag,
  lastFour: optionalText,
  // It cannot be paid with by a part of these.
  cardInfo: vital(optional(savedCard)),
  achInfo: vital(optional(savedBankAccount)),
});

/**
 * A saved payment method: `achInfo` for a bank account, `cardInfo` for a card. A host may send the
 * last digits beside them alone, as `LastFour`.
 */
export const paymentMethod: typeof paymentMethodFields = {
  ...paymentMethodFields,
  read: (wire, place) => paymentMethodFields.read(withLastDigits(wire), place),
};
export type PaymentMethod = ValueOf<typeof paymentMethod>;

function withLastDigits(wire: unknown): unknown {
  const { lastfour, cardinfo, achinfo, ...others } = lowerKeys(wire);
  if (lastfour == null) return wire;
  const numbered = (info: unknown, name: string) => {
    const known = lowerKeys(info);
    return info == null ? info : { ...known, [name]: known[name] || lastfour };
  };
  return {
    ...others,
    lastfour,
    cardinfo: numbered(cardinfo, 'cardnumber'),
    achinfo: numbered(achinfo, 'accountnumber'),
  };
}
