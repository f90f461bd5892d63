import { agreementLogging, profile, updateProfile } from '@portico/contract';
import { settle, type TestCore } from '@portico/core/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { profileAnswer, storedPhone, withPhones } from '@portico/profile/testing/parts';
import { openParts, showProfile } from '@portico/profile/testing';
import type { Settings } from '../settings/effect';
import type { State } from './test-texts';

const keys = (group: string, ...names: readonly string[]) =>
  names.map((name) => `${group}.${name}`);

/** The profile, whose controls are found by their names, because labels are replaced. */
async function atProfile(settings: Settings, prepare?: (test: TestCore) => void, userAgent = '') {
  const shown = await showProfile({ settings, userAgent, ...(prepare && { prepare }) });
  await waitFor(() => {
    openParts();
    return [control('newPassword'), control('zipCode')];
  });
  await act(settle);
  return shown;
}

function control(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[name=${name}]`);
  if (!found) throw new Error(`There is no control ${name}.`);
  return found;
}

function put(name: string, value: string) {
  fireEvent.change(control(name), { target: { value } });
  fireEvent.blur(control(name));
}

/** The profile in which these values were entered, by name of control. */
const entered = (values: Readonly<Record<string, string>>) => async (settings: Settings) => {
  await atProfile(settings);
  for (const [name, value] of Object.entries(values)) put(name, value);
};

async function save() {
  const buttons = [...document.querySelectorAll<HTMLElement>('button[type=submit]')];
  for (const button of buttons) fireEvent.click(button);
  await act(settle);
}

/** The mobile app, which answers a change of its biometrics with `enabled`. */
const inApp = (enabled: boolean, code?: string) => async (settings: Settings) => {
  vi.stubGlobal('gacmobile', { request: () => Promise.resolve(enabled) });
  await atProfile(
    settings,
    ({ server }) => {
      if (code) server.refuse(updateProfile, code);
    },
    'gacmobile',
  );
  fireEvent.click(control('biometricsEnabled'));
  put('emailAddress', 'maya@whitfield.example');
  await save();
  vi.unstubAllGlobals();
};

/** The sentences of the profile that no story shows. */
export const profileStates: readonly State[] = [
  {
    keys: keys('userInformation', 'secretQuestion', 'secretAnswer', 'secretAnswerPlaceholder'),
    show: async (settings) => {
      await atProfile(settings);
    },
  },
  {
    keys: [
      ...keys('userInformation', 'emailAddressRequired', 'oldPasswordRequired'),
      ...keys('userInformation', 'secretAnswerCharacters'),
    ],
    show: entered({ emailAddress: '', newPassword: 'x', secretAnswer: '<' }),
  },
  {
    keys: keys('userInformation', 'emailAddressInvalid', 'oldPasswordTooShort'),
    show: entered({ emailAddress: 'x', oldPassword: 'x' }),
  },
  {
    keys: keys('userInformation', 'secretAnswerRequired'),
    show: entered({ secretQuestion: 'What was your first school?', secretAnswer: '' }),
  },
  {
    keys: keys('userInformation', 'secretQuestionRequired', 'secretQuestionPlaceholder'),
    show: async (settings) => {
      await atProfile(settings, ({ server }) =>
        server.answer(profile, profileAnswer({ userInfo: { logonName: 'maya.whitfield' } })),
      );
      put('secretAnswer', 'Main Street');
      fireEvent.blur(control('secretQuestion'));
    },
  },
  {
    keys: keys('profileErrors', 'errorPasswordUnconfirmed'),
    show: async (settings) => {
      await atProfile(settings, ({ server }) => server.drop(updateProfile));
      put('oldPassword', 'Lantern-51');
      put('newPassword', 'Lantern-52');
      await save();
    },
  },
  { keys: keys('userInformation', 'biometricsNotUpdated', 'userInfoSaved'), show: inApp(false) },
  { keys: keys('userInformation', 'biometricsSaved'), show: inApp(true, 'Error') },
  {
    keys: keys('personalInformation', 'phoneRequired', 'needsNumber'),
    show: entered({ phone1: '' }),
  },
  { keys: keys('personalInformation', 'phoneInvalid'), show: entered({ phone2: '319' }) },
  {
    keys: keys('personalInformation', 'phoneNoPrimary'),
    show: async (settings) => {
      await atProfile(settings);
      fireEvent.click(control('phone1Primary'));
    },
  },
  {
    keys: keys('profile', 'documents'),
    show: async (settings) => {
      await atProfile({ 'globalOptions.useFileServicesOption': 'true', ...settings });
    },
  },
  {
    keys: keys('profileSaving', 'correctErrors'),
    show: async (settings) => {
      await entered({ city: '' })(settings);
      await save();
    },
  },
  {
    keys: keys('personalInformation', 'agreementFailed'),
    show: async (settings) => {
      await atProfile(
        {
          'globalOptions.agreements': 'https://lender.test/t|2020-01-01|Text terms|texting',
          ...settings,
        },
        ({ server }) => server.refuse(agreementLogging, 'Error'),
      );
      fireEvent.click(control('phone1OptInTexting'));
      fireEvent.click(await screen.findByRole('checkbox', { name: /Text terms/ }));
      fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
      await act(settle);
    },
  },
  {
    keys: keys('personalInformation', 'textAlertsFailed', 'tryAgain'),
    show: async (settings) => {
      const { server } = await atProfile(settings, ({ server: api }) =>
        api.answer(
          profile,
          profileAnswer(
            withPhones(storedPhone('3195550142', { primary: true, optInToTexting: true })),
          ),
        ),
      );
      const held = server.hold(updateProfile);
      fireEvent.click(control('phone1OptInTexting'));
      await save();
      held.release({ HasNoErrors: true });
      await act(settle);
      held.release({ HasNoErrors: false, Errors: [{ ErrorMessage: 'Error' }] });
      await act(settle);
    },
  },
];
