// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the wizard and its first step; verbatim where specified (access §2, §5). */
export const registrationTexts = defineTexts('registration', {
  "heading": "Create an account",
  "tabs": "Steps of the registration",
  "tabPersonal": "Personal Data",
  "tabSecurity": "Security",
  "tabLogon": "Registration",
  "cancel": "Cancel and Return to Login",
  "continue": "Continue",
  "continuing": "One moment…",
  "back": "Go Back",
  "accountType": "Account Type",
  "accountTypeDeposit": "Deposit",
  "accountTypeLoan": "Loan",
  "accountTypeRequired": "Account Type is required.",
  "accountNumber": "Account Number",
  "accountNumberHint": "Like {pattern}",
  "accountNumberLocked": "Choose the account type first.",
  "accountNumberRequired": "Account Number is required.",
  "accountNumberInvalid": "The account number is not in the correct format.",
  "firstName": "First Name",
  "firstNameInvalid": "First Name cannot be longer than 45 characters.",
  "middleName": "Middle Name",
  "middleNameInvalid": "Middle Name cannot be longer than 45 characters.",
  "lastName": "Last Name",
  "lastNameRequired": "Last Name is required.",
  "lastNameInvalid": "Last Name cannot be longer than 45 characters.",
  "emailAddress": "Email",
  "emailAddressRequired": "emailAddress is required.",
  "emailAddressInvalid": "emailAddress is invalid.",
  "ssn": "SSN",
  "ssnHint": "The last {n} digits of your Social Security number",
  "compared": "We compare it with our records.",
  "ssnRequired": "SSN is required.",
  "ssnInvalid": "Please enter all required digits of SSN.",
  "showSsn": "Show",
  "hideSsn": "Hide",
  "dateOfBirth": "Date Of Birth",
  "dateOfBirthHint": "MM/DD/YYYY",
  "dateOfBirthRequired": "Date Of Birth is required.",
  "dateOfBirthInvalid": "Date Of Birth is invalid.",
  "zip": "Zip Code",
  "zipRequired": "Zip Code is required.",
  "zipInvalid": "Zip Code is invalid. A 5 digit zip code is required",
  "phoneNumber": "Phone Number",
  "phoneNumberHint": "So that we can reach you.",
  "phoneNumberRequired": "Phone Number is required.",
  "phoneNumberInvalid": "Phone Number is invalid. A 10 digit phone number is required.",
  "errorKindOffline": "We could not reach the service. What you entered is still here; please try again."
}, {
  'es': () => import('./es')
});

export type RegistrationTextKey = keyof typeof registrationTexts.english;
