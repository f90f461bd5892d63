// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the e-mail verification; verbatim where specified (access §2, §5, §8). */
export const registrationEmailTexts = defineTexts('registrationEmail', {
  "heading": "Verify your email",
  "sending": "Sending a security code to {email}…",
  "notSent": "We send a security code to {email}. Press Resend Code to get it.",
  "sent": "We sent a security code to {email}. Enter it to continue.",
  "verified": "{email} is verified.",
  "codeLabel": "Security code",
  "codeRequired": "A security code is required",
  "resend": "Resend Code",
  "holds": "The code works until {time}.",
  "resendWait": "You can ask for a new code in {time}.",
  "resendReady": "No email yet? Ask for a new code.",
  "resending": "Sending…",
  "resent": "We sent you a new code.",
  "errorCodeExpired": "The code you have entered has expired.",
  "errorMaxAttemptsReached": "You have exceeded the maximum number of attempts for this code. Press Resend Code to start over.",
  "errorInvalid": "The security code is invalid",
  "errorSendTooMany": "Too many security codes were requested. Please wait a while before you press Resend Code again, or contact us.",
  "error": "Something went wrong during email verification."
}, {
  'es': () => import('./es')
});

export type RegistrationEmailTextKey = keyof typeof registrationEmailTexts.english;
