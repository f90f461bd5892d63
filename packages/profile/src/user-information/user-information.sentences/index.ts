// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of user information; verbatim where specified (access §5, §8). */
export const userInformationTexts = defineTexts('userInformation', {
  "missing": "Your username and email address could not be loaded.",
  "tryAgain": "Try again",
  "logonName": "Username",
  "emailAddress": "Email address",
  "emailAddressRequired": "A valid e-mail address is required.",
  "emailAddressInvalid": "Enter a valid email address of 100 characters at most.",
  "emailPending": "We sent a link to {address}. Your email address changes once you open it; until then we write to the old one.",
  "password": "Change your password",
  "oldPassword": "Current password",
  "oldPasswordRequired": "Your current password is required.",
  "oldPasswordTooShort": "Password cannot be shorter than {n} characters",
  "newPassword": "New password",
  "confirmNewPassword": "New password again",
  "question": "Security question",
  "secretQuestion": "Question",
  "secretQuestionPlaceholder": "Please Select a Question",
  "secretQuestionRequired": "Please Select a Question",
  "secretAnswer": "Answer",
  "secretAnswerPlaceholder": "Only for a new question",
  "secretAnswerRequired": "Resetting the security question requires a new security answer.",
  "secretAnswerCharacters": "Secret Answer Contains Invalid Characters",
  "biometrics": "Sign in with your fingerprint or face",
  "biometricsSaved": "Biometric sign-in is saved.",
  "biometricsNotUpdated": "Biometric sign-in could not be changed. Please try again.",
  "userInfoSaved": "Your other changes are saved."
}, {
  'es': () => import('./es')
});

export type UserInformationTextKey = keyof typeof userInformationTexts.english;
