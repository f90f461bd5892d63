import {
  endSessions,
  passkeyList,
  passkeyRegistrationOptions,
  passkeySignIn,
  passkeySignInOptions,
  registerPasskey,
  removePasskey,
  sessionList,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { stubPasskeys } from '@portico/core/testing';
import { screen } from '@testing-library/react';
import { DevicesSection, PasskeysSection } from '@portico/profile/testing/parts';
import '@portico/sign-in/testing/parts';
import { showSignIn } from '@portico/sign-in/testing';
import { showWidget } from '@portico/element/testing';
import { ProofPlace } from '@portico/shared/proof';
import { all, inGroup, type Codes, type RefusedCall } from './code';

const button = (name: RegExp) => screen.findByRole('button', { name, hidden: true });

async function atPasskeys({ settings, refuse }: RefusedCall) {
  stubPasskeys();
  const { user } = await showWidget(
    <PasskeysSection />,
    { settings, session: true, beside: ProofPlace },
    (test) => {
      test.server.answer(passkeyList, answers.passkeyList());
      test.server.answer(passkeyRegistrationOptions, answers.passkeyRegistrationOptions());
      refuse(test);
    },
  );
  return user;
}

async function adds(refusedCall: RefusedCall) {
  const user = await atPasskeys(refusedCall);
  await user.click(await button(/^Add a passkey/));
  await user.type(screen.getByRole('textbox', { hidden: true }), 'Laptop');
  await user.click(await button(/^Continue/));
}

async function removes(refusedCall: RefusedCall) {
  const user = await atPasskeys(refusedCall);
  await user.click(await button(/^Remove/));
  await user.click(await button(/^Remove$/));
}

async function atDevices({ settings, refuse }: RefusedCall) {
  const { user } = await showWidget(
    <DevicesSection />,
    { settings, session: true, beside: ProofPlace },
    (test) => {
      test.server.answer(sessionList, answers.sessionList());
      refuse(test);
    },
  );
  return user;
}

async function signsIn({ settings, refuse }: RefusedCall) {
  stubPasskeys();
  const on = { 'profileOptions.usePasskeysOption': 'true' };
  const { user } = await showSignIn({ settings: { ...on, ...settings } }, (test) => {
    test.server.answer(passkeySignInOptions, answers.passkeySignInOptions());
    refuse(test);
  });
  await user.click(await button(/^Sign in with a passkey/));
}

/** The codes of passkeys, sessions and devices. */
export const passkeysCodes: readonly Codes[] = [
  {
    calls: [passkeyRegistrationOptions],
    says: inGroup('passkeys', { NotOffered: 'errorAddress', Error: 'errorAdd' }),
    show: adds,
  },
  {
    calls: [registerPasskey],
    says: inGroup('passkeys', {
      NotOffered: 'errorAddress',
      Expired: 'errorTimeout',
      AlreadyRegistered: 'errorAlreadyRegistered',
      TooMany: 'errorTooMany',
      Error: 'errorAdd',
    }),
    show: adds,
  },
  { calls: [passkeyList], says: { Error: 'passkeys.loadError' }, show: atPasskeys },
  { calls: [removePasskey], says: { Error: 'passkeys.errorRemove' }, show: removes },
  { calls: [sessionList], says: { Error: 'devices.loadError' }, show: atDevices },
  {
    calls: [endSessions],
    says: all(['CurrentSession', 'Error'], 'devices.error'),
    show: async (refusedCall) => {
      const user = await atDevices(refusedCall);
      await user.click(await button(/^Sign out everywhere else/));
    },
  },
  {
    calls: [passkeySignIn],
    says: {
      ...inGroup('signInErrors', {
        Invalid: 'errorPasskeyInvalid',
        Expired: 'errorPasskeyExpired',
        ...all(['LockedOnBadPassword', 'MaxAttemptsReached'], 'errorMaxAttemptsReached'),
        ...all(['LogonNotAllowed', 'Restricted'], 'errorRestricted'),
        MFANoEmail: 'errorMFANoEmail',
      }),
      ...all(['maintenanceModeEnabled', 'ServerError'], 'signIn.offline'),
    },
    show: signsIn,
  },
];
