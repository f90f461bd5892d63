// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of personal information; verbatim where specified (access §5, §8). */
export const personalInformationTexts = defineTexts('personalInformation', {
  "missing": "Your address and telephone numbers could not be loaded.",
  "tryAgain": "Try again",
  "phone1": "Phone 1",
  "phone2": "Phone 2",
  "phonePlaceholder": "Not given",
  "phoneRequired": "A phone number is required.",
  "phoneInvalid": "Phone number is invalid. A 10 digit phone number is required.",
  "phoneNoPrimary": "Choose the number to call first.",
  "phone1Primary": "Call phone 1 first",
  "phone2Primary": "Call phone 2 first",
  "phone1Texts": "Texts to phone 1",
  "phone2Texts": "Texts to phone 2",
  "chooseTexts1": "Choose texts to phone 1",
  "chooseTexts2": "Choose texts to phone 2",
  "needsNumber": "Needs a number first",
  "agreementFailed": "There was an error updating the agreement.",
  "textAlertsFailed": "Your phone numbers are saved, but we could not finish turning off your text alerts.",
  "requestChange": "Ask us to change your contact information",
  "errorContainsPOBox": "Physical address cannot contain a PO box.",
  "errorProofRequired": "Your changes were not saved, because you did not confirm it’s you. Please try again.",
  "error": "There was an error saving changes to your information."
}, {
  'es': () => import('./es')
});

export type PersonalInformationTextKey = keyof typeof personalInformationTexts.english;
