import { entity } from '../entity';
import { choice, flag, text, optional, optionalText } from '../fields';

const bankAccountType = choice(['Checking', 'Savings']);

/** A bank account as the borrower types it (payments §3). */
export const newBankAccount = entity({
  accountType: bankAccountType,
  routingNumber: text,
  accountNumber: text,
  ownerName: text,
  loanAccountNumber: optionalText,
});

/** A bank account that pays: a saved one by its profile, or a new one typed for this payment only. */
export const bankMethod = entity({
  accountType: bankAccountType,
  /** The last four digits of a saved account, all of a new one. */
  accountNumber: text,
  profileId: optionalText,
  routingNumber: optionalText,
  ownerName: optionalText,
});

/** A saved bank account; its number only by the last four digits. */
export const savedBankAccount = entity({
  accountType: bankAccountType,
  accountNumber: text,
  profileId: text,
});

/** A saved card; its number only by the last four digits. */
export const savedCard = entity({
  cardType: text,
  cardNumber: text,
  expirationDate: optionalText,
  profileId: text,
  debitCreditType: optional(choice(['DebitCard', 'CreditCard'])),
});

/** A saved payment method: `achInfo` for a bank account, `cardInfo` for a card. */
export const paymentMethod = entity({
  isCard: flag,
  lastFour: optionalText,
  cardInfo: optional(savedCard),
  achInfo: optional(savedBankAccount),
});

/** Which saved method is the default. */
export const defaultMethod = entity({ isCard: flag, profileId: text });
