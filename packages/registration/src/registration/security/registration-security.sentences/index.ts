// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the security step; verbatim where specified (access §2, §5). */
export const registrationSecurityTexts = defineTexts('registrationSecurity', {
  "placeOfBirth": "Place of Birth",
  "placeOfBirthRequired": "Place of birth is required.",
  "driversLicense": "Driver's License",
  "driversLicenseRequired": "Drivers license is required.",
  "mothersMaiden": "Mother's Maiden Name",
  "mothersMaidenRequired": "Mother's maiden name is required.",
  "tooLong": "Please enter 100 characters at most.",
  "question": "Security Question",
  "questionPlaceholder": "Please Select a Question",
  "questionRequired": "Please Select a Question",
  "answer": "Secret Answer",
  "answerPlaceholder": "Recover Password Answer",
  "answerRequired": "Recover password answer is required",
  "answerInvalid": "Invalid characters detected in answer.",
  "customQuestion": "Your own security question",
  "customQuestionRequired": "Security question is required.",
  "customAnswer": "Answer",
  "customAnswerRequired": "Security answer is required."
}, {
  'es': () => import('./es')
});

export type RegistrationSecurityTextKey = keyof typeof registrationSecurityTexts.english;
