import { passkeyList, passkeySignInOptions, sessionList } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { stubPasskeys } from '@portico/core/testing';
import { screen } from '@testing-library/react';
import { ClosingSections } from '@portico/profile/testing/parts';
import '@portico/sign-in/testing/parts';
import { showSignIn } from '@portico/sign-in/testing';
import { showWidget } from '@portico/element/testing';
import { effectsOn, flagShows, type Settings } from './effect';

/** Whether the end of the profile has a part with this heading. */
const hasPart = (name: string) => async (settings: Settings) => {
  await showWidget(<ClosingSections />, { settings, session: true }, ({ server }) => {
    server.answer(passkeyList, answers.passkeyList());
    server.answer(sessionList, answers.sessionList());
  });
  return () => screen.queryByRole('heading', { name }) !== null;
};

/** The setting of passkeys that `portico-sign-in` reads. */
export const passkeySignInEffects = effectsOn('portico-sign-in', [
  flagShows('profileOptions.usePasskeysOption', async (settings) => {
    stubPasskeys();
    await showSignIn({ settings }, ({ server }) =>
      server.answer(passkeySignInOptions, answers.passkeySignInOptions()),
    );
    return () => screen.queryByRole('button', { name: 'Sign in with a passkey' }) !== null;
  }),
  {
    key: 'profileOptions.usePasskeysOption',
    value: 'true',
    // With the second word, browsers list passkeys beside the names that they keep.
    sees: async (settings) => {
      stubPasskeys();
      await showSignIn({ settings }, ({ server }) =>
        server.answer(passkeySignInOptions, answers.passkeySignInOptions()),
      );
      return screen.getByRole('textbox', { name: 'Username' }).getAttribute('autocomplete');
    },
    unset: 'username',
    set: 'username webauthn',
  },
]);

/** The settings of passkeys and devices that `portico-profile` reads. */
export const securityEffects = effectsOn('portico-profile', [
  flagShows('profileOptions.usePasskeysOption', hasPart('Passkeys')),
  flagShows('profileOptions.useDevicesOption', hasPart('Where you are signed in')),
]);
