// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the new bank account, verbatim where specified (payments §2, §5, §8). */
export const newBankAccountTexts = defineTexts('newBankAccount', {
  "heading": "Payment Details",
  "ownerName": "Owner Name",
  "ownerNameHint": "First and last name, as the bank knows the account",
  "checkPicture": "On a check, the routing number is the first group of nine digits at the bottom left; the account number follows it.",
  "routingNumber": "Routing Number",
  "routingNumberHint": "The nine digits at the bottom left of a check",
  "accountNumber": "Account Number",
  "confirmation": "Confirm Account Number",
  "accountType": "Account Type",
  "checking": "Checking",
  "savings": "Savings",
  "save": "Save Payment Profile",
  "lookingUp": "Looking up the bank…",
  "cancel": "Cancel",
  "continue": "Continue",
  "termsHeading": "Terms for payments from a bank account",
  "termsIntro": "Please read and agree before this bank account is used:",
  "newerTermsIntro": "Our terms have changed. Please read and agree before {account} is used:",
  "accepted": "Accepted",
  "agree": "Agree",
  "disagree": "Disagree",
  "ownerNameRequired": "Owner Name is required",
  "ownerNameInvalid": "Owner Name is invalid",
  "routingNumberRequired": "Routing Number is required",
  "routingNumberInvalid": "Routing Number is invalid",
  "accountNumberRequired": "Account Number is required",
  "accountNumberInvalid": "Account Number is invalid",
  "accountNumberContactBank": "Please contact your bank to confirm your bank account information",
  "confirmationRequired": "Confirm Account Number is required",
  "confirmationMismatch": "Account Numbers Do Not Match",
  "error": "An error occurred",
  "errorLookUp": "An error has occured while verifying the routing number",
  "errorAlreadyExists": "Payment method already exists",
  "errorRoutingNumberInvalid": "Invalid routing number",
  "errorRoutingAccountInvalidThirdParty": "Invalid account number",
  "errorRoutingAccountInvalidInternal": "Invalid account number",
  "errorTermsDeclined": "In order to use the system you must agree to the terms and conditions",
  "errorTermsUnread": "Please read and accept the {name} first",
  "errorTermsLog": "An error occurred, please try again"
}, {
  'es': () => import('./es')
});

export type NewBankAccountTextKey = keyof typeof newBankAccountTexts.english;
