import { describe } from 'vitest';
import * as activation from '../../../stories/sign-in/activation.stories';
import * as agreements from '../../../stories/sign-in/agreements.stories';
import * as changePassword from '../../../stories/sign-in/change-password.stories';
import * as optOut from '../../../stories/sign-in/opt-out.stories';
import * as passkey from '../../../stories/sign-in/passkey.stories';
import * as passwordChange from '../../../stories/sign-in/password-change.stories';
import * as recovery from '../../../stories/sign-in/recovery.stories';
import * as secretQuestion from '../../../stories/sign-in/secret-question.stories';
import * as securityCode from '../../../stories/sign-in/security-code.stories';
import * as session from '../../../stories/sign-in/session.stories';
import * as signIn from '../../../stories/sign-in/sign-in.stories';
import * as ssn from '../../../stories/sign-in/ssn.stories';
import * as emailVerification from '../../../stories/registration/email-verification.stories';
import * as logon from '../../../stories/registration/logon.stories';
import * as personal from '../../../stories/registration/personal.stories';
import * as security from '../../../stories/registration/security.stories';
import * as verifyEmail from '../../../stories/registration/verify-email.stories';
import { accessCodes } from '../codes/access.codes';
import { registrationCodes } from '../codes/registration.codes';
import { accessStates } from './access.states';
import { changesStates } from './changes.states';
import { testTexts } from './test-texts';

describe('[POR-019] the sentences of sign-in and registration', () =>
  testTexts({
    packages: ['sign-in', 'registration', 'core'],
    stories: [
      activation,
      agreements,
      changePassword,
      optOut,
      passkey,
      passwordChange,
      recovery,
      secretQuestion,
      securityCode,
      session,
      signIn,
      ssn,
      emailVerification,
      logon,
      personal,
      security,
      verifyEmail,
    ],
    states: [...accessStates, ...changesStates],
    codes: [...accessCodes, ...registrationCodes],
  }));
