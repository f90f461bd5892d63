import {
  apply,
  generateMfaCode,
  maintenanceMode,
  register,
  validateRegistrationCode,
} from '@portico/contract';
import { fillPersonal, press, showRegistration } from '@portico/registration/testing';
import { registrationCodes } from '../effects/codes/registration.codes';
import { type FaultRow, screensOf, unanswered } from './row';

const showOf = screensOf(registrationCodes);

const notRegistered = 'Your online access was not set up. Please call us.';
const registered = { 'parts missing': 'You are registered. We are signing you in…' };
const notVerified = 'Something went wrong during email verification.';
const wrongCode = { 'HTTP 403': 'The security code is invalid' };

const codeAgain = { same: 'The code is entered again, or another one is asked for.' };

/** The registration. */
export const registrationFaults: readonly FaultRow[] = [
  {
    call: maintenanceMode,
    says: 'We could not reach the service. What you entered is still here; please try again.',
    but: { 'parts missing': 'Security' },
    accepts: ['parts missing'],
    show: async ({ refuse }) => {
      await showRegistration({}, refuse);
      fillPersonal();
      press('Continue');
    },
  },
  {
    call: register,
    show: showOf(register),
    says: notRegistered,
    change: {
      lost: 'We got no answer, so your online access may be set up.',
      notSent: unanswered.notSent,
    },
    but: registered,
    accepts: ['parts missing'],
  },
  {
    call: apply,
    show: showOf(apply),
    says: notRegistered,
    change: {
      lost: 'We got no answer, so your online access may be set up.',
      notSent: unanswered.notSent,
    },
    but: registered,
    accepts: ['parts missing'],
  },
  {
    call: generateMfaCode,
    show: showOf(generateMfaCode),
    says: notVerified,
    change: {
      same: 'A code that came without an answer cannot be used: Resend Code sends another.',
    },
    but: wrongCode,
  },
  {
    call: validateRegistrationCode,
    show: showOf(validateRegistrationCode),
    says: notVerified,
    change: codeAgain,
    but: { ...wrongCode, 'parts missing': 'Security' },
    accepts: ['parts missing'],
  },
];
