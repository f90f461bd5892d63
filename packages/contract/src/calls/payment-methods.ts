import { codes, defineCall, type DocumentedCall } from '../call';
import { answer, entity, listAnswer, plainAnswer, sameName } from '../codec/entity';
import { flag, optionalIdentifier, optionalText, text } from '../codec/fields';
import { aBankAccount, succeeded } from '../examples';
import {
  newBankAccount,
  newCard,
  paymentMethod,
  savedBankAccount,
  savedCard,
} from '../entities/payment-methods';

/** The borrower's saved payment methods for a loan. */
export const paymentMethods = defineCall({
  name: 'paymentMethods',
  method: 'POST',
  path: '/api/PaymentMethod/GetPaymentMethods',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  request: entity({ accountNumber: text }),
  response: listAnswer('paymentMethods', paymentMethod),
});

export const paymentMethodsDocs = (): DocumentedCall<typeof paymentMethods> => ({
  ...paymentMethods,
  summary: "The borrower's saved payment methods for a loan.",
  meanings: { Error: 'The payment methods could not be read.' },
  example: { ...succeeded, paymentMethods: [aBankAccount()] },
});

/** The bank of a routing number. */
export const bankLookup = defineCall({
  name: 'bankLookup',
  method: 'GET',
  path: '/api/ACHRoutingData',
  session: 'required',
  effect: 'reads',
  query: entity({ routingNumber: text }, sameName),
  response: entity({
    bankExists: flag,
    routingNumber: optionalText,
    name: optionalText,
    address: optionalText,
    city: optionalText,
    state: optionalText,
    zip: optionalText,
  }),
});

export const bankLookupDocs = (): DocumentedCall<typeof bankLookup> => ({
  ...bankLookup,
  summary: 'The bank of a routing number; BankExists is false when there is none.',
  meanings: {},
  example: {
    bankExists: true,
    routingNumber: '011000015',
    name: 'Federal Reserve Bank',
    city: 'Boston',
    state: 'MA',
  },
});

/** Why a bank account is refused (payments §8). */
const bankAccountCodes = {
  InvalidInfo: 'A field is missing or malformed.',
  RoutingNumberInvalid: 'There is no such routing number.',
  RoutingNumberAchNotAllowed: 'The bank accepts no ACH debits at that routing number.',
  RoutingAccountInvalidThirdParty: 'The verification service does not know the account.',
  RoutingAccountInvalidInternal: 'The account number is not valid for the bank.',
  Error: 'The bank account could not be checked.',
} as const;

export type BankAccountCode = keyof typeof bankAccountCodes;

/** Saves a bank account for later payments; it is checked as by ValidateAchPaymentMethod. */
export const addBankAccount = defineCall({
  name: 'addBankAccount',
  method: 'POST',
  path: '/api/PaymentMethod/AddAchPaymentMethod',
  session: 'required',
  effect: 'writes',
  codes: codes<BankAccountCode | 'AlreadyExists' | 'SavingNotAllowed' | 'AgreementRequired'>(),
  request: newBankAccount,
  response: answer({ profileId: optionalIdentifier }),
});

export const addBankAccountDocs = (): DocumentedCall<typeof addBankAccount> => ({
  ...addBankAccount,
  summary: 'Saves a bank account for later payments, after checking it (D149).',
  meanings: {
    ...bankAccountCodes,
    AlreadyExists: 'The borrower has saved this account before.',
    AgreementRequired: 'The terms of payments by bank account have not been accepted.',
    SavingNotAllowed: 'Only personal users may save bank accounts (payments §6).',
  },
  example: { ...succeeded, profileId: 'bank-2' },
});

/** Checks a bank account that is used for one payment and not saved (D149). */
export const validateBankAccount = defineCall({
  name: 'validateBankAccount',
  method: 'POST',
  path: '/api/PaymentMethod/ValidateAchPaymentMethod',
  session: 'required',
  effect: 'writes',
  codes: codes<BankAccountCode>(),
  request: newBankAccount,
  response: plainAnswer,
});

export const validateBankAccountDocs = (): DocumentedCall<typeof validateBankAccount> => ({
  ...validateBankAccount,
  summary: 'Checks a bank account that is used once and not saved (D149).',
  meanings: bankAccountCodes,
  example: succeeded,
});

/** Why a card is not saved (payments §8). */
const cardCodes = {
  AlreadyExists: 'The borrower has saved this card before.',
  SavingNotAllowed: 'The lender does not allow saving cards.',
  CardNotAllowed: 'The lender accepts no cards, or none of this type.',
  CreditCardsNotAccepted: 'The lender accepts debit cards only.',
  InvalidInfo: 'A field is missing or malformed, or the number has a wrong check digit (D80).',
  Expired: 'The card is expired.',
  Declined: 'The card was declined.',
  TokenExpired: 'The token of the card was used or has expired; the number must be typed again.',
  Error: 'The card could not be saved.',
} as const;

export type CardCode = keyof typeof cardCodes;

/** Saves a card for later payments. */
export const addCard = defineCall({
  name: 'addCard',
  method: 'POST',
  path: '/api/PaymentMethod/AddCardPaymentMethod',
  session: 'required',
  effect: 'writes',
  codes: codes<CardCode>(),
  request: newCard,
  response: answer({ profileId: optionalIdentifier }),
});

export const addCardDocs = (): DocumentedCall<typeof addCard> => ({
  ...addCard,
  summary: 'Saves a card for later payments, after checking it. The security code is never stored.',
  meanings: cardCodes,
  example: { ...succeeded, profileId: 'card-2' },
});

/** Deletes a saved bank account. */
export const deleteBankAccount = defineCall({
  name: 'deleteBankAccount',
  method: 'POST',
  path: '/api/PaymentMethod/DeleteAchPayment',
  session: 'required',
  effect: 'writes',
  codes: codes<'MethodUnknown' | 'MethodInUse' | 'Error'>(),
  request: savedBankAccount,
  response: plainAnswer,
});

export const deleteBankAccountDocs = (): DocumentedCall<typeof deleteBankAccount> => ({
  ...deleteBankAccount,
  summary: 'Deletes a saved bank account.',
  meanings: {
    MethodUnknown: "The saved payment method is not the borrower's.",
    MethodInUse: 'A scheduled or recurring payment uses it.',
    Error: 'It could not be deleted.',
  },
  example: succeeded,
});

/** Deletes a saved card. */
export const deleteCard = defineCall({
  name: 'deleteCard',
  method: 'POST',
  path: '/api/PaymentMethod/DeleteCardPayment',
  session: 'required',
  effect: 'writes',
  codes: codes<'MethodUnknown' | 'MethodInUse' | 'Error'>(),
  request: savedCard,
  response: plainAnswer,
});

export const deleteCardDocs = (): DocumentedCall<typeof deleteCard> => ({
  ...deleteCard,
  summary: 'Deletes a saved card.',
  meanings: {
    MethodUnknown: "The saved payment method is not the borrower's.",
    MethodInUse: 'A scheduled or recurring payment uses it.',
    Error: 'It could not be deleted.',
  },
  example: succeeded,
});

/** Makes a saved payment method the default of a loan. */
export const setDefaultMethod = defineCall({
  name: 'setDefaultMethod',
  method: 'POST',
  path: '/api/PaymentMethod/SetDefaultPaymentMethod',
  session: 'required',
  effect: 'writes',
  codes: codes<'MethodUnknown' | 'Error'>(),
  request: entity({ accountNumber: text, paymentMethod }),
  response: plainAnswer,
});

export const setDefaultMethodDocs = (): DocumentedCall<typeof setDefaultMethod> => ({
  ...setDefaultMethod,
  summary: 'Makes a saved payment method the default of a loan.',
  meanings: {
    MethodUnknown: "The saved payment method is not the borrower's.",
    Error: "The loan is not the borrower's.",
  },
  example: succeeded,
});

/** Removes a loan's default payment method. */
export const removeDefaultMethod = defineCall({
  name: 'removeDefaultMethod',
  method: 'DELETE',
  path: '/api/PaymentMethod/RemoveDefaultPaymentMethod',
  session: 'required',
  effect: 'writes',
  codes: codes<'Error'>(),
  query: entity({ accountNumber: text }, sameName),
  response: plainAnswer,
});

export const removeDefaultMethodDocs = (): DocumentedCall<typeof removeDefaultMethod> => ({
  ...removeDefaultMethod,
  summary: 'Removes the default payment method of a loan; the method stays saved.',
  meanings: { Error: "The loan is not the borrower's." },
  example: succeeded,
});
