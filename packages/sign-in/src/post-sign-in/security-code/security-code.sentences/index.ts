// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the security-code step; verbatim where specified (access §5, §8). */
export const securityCodeTexts = defineTexts('securityCode', {
  "heading": "Check your email",
  "sent": "We sent a security code to {address}. It works until {time}.",
  "yourEmail": "your email",
  "codeLabel": "Security code",
  "codeRequired": "A security code is required",
  "trustDevice": "Trust this device",
  "trustDeviceHint": "We will not ask for a code on this device for 90 days.",
  "validate": "Validate",
  "validating": "Validating…",
  "resend": "Resend Code",
  "resendWait": "You can ask for a new code in {time}.",
  "resendReady": "No email yet? Ask for a new code.",
  "resending": "Sending…",
  "resent": "We sent you a new code.",
  "cancel": "Cancel",
  "errorCodeExpired": "The code you entered has expired. Press Resend Code to start over.",
  "errorMaxAttemptsReached": "You have exceeded the maximum number of attempts for this code. Press Resend Code to start over.",
  "errorInvalid": "The security code is invalid",
  "errorResend": "We could not send a new code. Please press Resend Code again.",
  "errorResendUnconfirmed": "We got no answer, so a new code may be on its way. Enter the newest code that you get, or press Resend Code again.",
  "errorResendTooMany": "Too many security codes were requested. Please wait a while before you press Resend Code again, or contact us.",
  "error": "There was an error while validating."
}, {
  'es': () => import('./es')
});

export type SecurityCodeTextKey = keyof typeof securityCodeTexts.english;
