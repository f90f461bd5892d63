// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the contact form, verbatim where specified (accounts §2.6, §5, §8). */
export const contactChangeTexts = defineTexts('contactChange', {
  "heading": "User Info Changes Form",
  "accounts": "Accounts",
  "accountsHint": "Choose every account that this change is for.",
  "loading": "Loading your accounts",
  "accountsError": "Your accounts could not be loaded.",
  "retry": "Try again",
  "none": "You have no accounts that can be chosen here.",
  "changeAddress": "Change Address",
  "oldAddress": "Old address",
  "newAddress": "New address",
  "addressLine1": "Address Line 1",
  "addressLine1Placeholder": "Address Line 1",
  "addressLine2": "Address Line 2",
  "addressLine2Placeholder": "Address Line 2",
  "city": "City",
  "cityPlaceholder": "City",
  "state": "State",
  "statePlaceholder": "State",
  "zip": "Zip code",
  "zipPlaceholder": "Zip",
  "required": "Required",
  "zipTooFewDigits": "There needs to be 5 digits",
  "zipTooManyDigits": "There cannot be more than 5 digits",
  "changePhone": "Change Phone",
  "phone1": "Phone 1",
  "phone2": "Phone 2",
  "oldPhone": "Old phone number",
  "oldPhonePlaceholder": "Enter Old Phone Number",
  "newPhone": "New phone number",
  "newPhonePlaceholder": "Enter New Phone Number",
  "phoneInvalid": "Enter Valid Phone Number",
  "phonePair": "Must Enter Old Phone Number and New Phone Number",
  "submit": "Submit",
  "sending": "Sending your request",
  "sent": "Request sent",
  "notProven": "Your request was not sent, because you did not confirm it’s you. Please try again.",
  "failed": "Something went wrong.",
  "maybeSent": "We got no answer, so we may have your request already. If you send it again, we may get it twice.",
  "accountsMissing": "Choose at least one account.",
  "changeMissing": "Choose what to change: address, phone or both.",
  "phoneMissing": "Enter the old and the new number of a phone.",
  "fieldsInvalid": "Fill in every field that is required, and correct those with an error.",
  "signedOut": "Sign in to ask for a change of your contact data.",
  "signIn": "Sign in"
}, {
  'es': () => import('./es')
});

export type ContactChangeTextKey = keyof typeof contactChangeTexts.english;
