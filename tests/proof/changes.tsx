import {
  accountAlerts,
  accountDetails,
  changeContactInfo,
  changeTextSubscriptions,
  endSessions,
  passkeyRegistrationOptions,
  registerPasskey,
  removePasskey,
  setTaxFormDelivery,
  submitRequest,
  updateProfile,
  type Call,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { ProofPlace } from '@portico/shared/proof';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertsView, openLoan } from '@portico/loan-details/testing/parts';
import { editProfile, field, showProfile } from '@portico/profile/testing';
import { contactCodes } from '../effects/codes/contact.codes';
import { passkeysCodes } from '../effects/codes/passkeys.codes';
import { requestsCodes } from '../effects/codes/requests.codes';
import { taxFormsCodes } from '../effects/codes/tax-forms.codes';
import { textingCodes } from '../effects/codes/texting.codes';
import type { Settings } from '../effects/settings/effect';
import { screensOf } from '../faults/row';

const user = userEvent.setup({ delay: null });
const showOf = screensOf([
  ...passkeysCodes,
  ...textingCodes,
  ...contactCodes,
  ...requestsCodes,
  ...taxFormsCodes,
]);

/** A change for which a lender may want a recent proof. */
export type ProvenRow = {
  readonly change: string;
  /** The sentence of the dialog. */
  readonly key: string;
  readonly call: Call;
  /** Why it is asked, as the dialog says. */
  readonly why: string;
  /** What the screen says after the change, and after it was not made. */
  readonly done: string | RegExp;
  readonly notDone: string;
  /** Shows the screen, enters the change and saves it. */
  readonly show: (prepare: (test: TestCore) => void, settings?: Settings) => Promise<unknown>;
  /** The field that keeps what was typed, with its text. */
  readonly kept?: readonly [label: string, text: string];
};

const before = (what: string) => `To protect your account, confirm it’s you before ${what}.`;
const notSaved =
  'Your changes were not saved, because you did not confirm it’s you. Please try again.';

/** Types in one field of the profile, or more, and saves. */
const types =
  (...fields: readonly (readonly [label: string, value: string])[]): ProvenRow['show'] =>
  async (prepare, settings = {}) => {
    const [[label, value] = ['', ''], ...others] = fields;
    const { put, save } = await editProfile({ label, value, prepare, settings });
    for (const [other, text] of others) await put(text, await field(other));
    await save();
  };

const shows =
  (call: Call): ProvenRow['show'] =>
  (prepare, settings = {}) =>
    showOf(call)({ call, settings, refuse: prepare });

const ofProfile = { call: updateProfile, done: 'Saved', notDone: notSaved };

/** Every screen with such a change. */
export const provenChanges: readonly ProvenRow[] = [
  {
    ...ofProfile,
    change: 'the e-mail address',
    key: 'email',
    why: before('your email address changes'),
    show: types(['Email address', 'maya@whitfield.example']),
    kept: ['Email address', 'maya@whitfield.example'],
  },
  {
    ...ofProfile,
    change: 'the login name',
    key: 'username',
    why: before('your username changes'),
    show: types(['Username', 'maya1234']),
    kept: ['Username', 'maya1234'],
  },
  {
    ...ofProfile,
    change: 'the password',
    key: 'password',
    why: before('your password changes'),
    show: types(['Current password', 'Old-pass-1'], ['New password', 'New-pass-22']),
    kept: ['New password', 'New-pass-22'],
  },
  {
    ...ofProfile,
    change: 'the secret question',
    key: 'question',
    why: before('your security question changes'),
    show: types(['Answer', 'Juniper']),
    kept: ['Answer', 'Juniper'],
  },
  {
    ...ofProfile,
    change: 'several ways of signing in',
    key: 'signIn',
    why: before('the way you sign in changes'),
    show: types(['Username', 'maya1234'], ['Answer', 'Juniper']),
    kept: ['Answer', 'Juniper'],
  },
  {
    ...ofProfile,
    change: 'the telephone',
    key: 'contact',
    why: before('your address or phone number changes'),
    show: types(['Phone 1', '3195550119']),
    kept: ['Phone 1', '319-555-0119'],
  },
  {
    change: 'the notifications turned off',
    call: updateProfile,
    key: 'notifications',
    why: before('your notifications change'),
    done: 'Notifications saved',
    notDone: 'You did not confirm it’s you. Your choices are still here; please try again.',
    show: async (prepare, settings = {}) => {
      await showProfile({ prepare, settings });
      await user.click(await screen.findByLabelText('Turn off all notifications'));
      await user.click(screen.getByRole('button', { name: 'Save notifications' }));
    },
  },
  {
    change: 'the alerts of a loan turned off',
    call: accountAlerts,
    key: 'alerts',
    why: before('your alerts change'),
    done: 'Alerts saved',
    notDone: 'Your alerts were not saved, because you did not confirm it’s you. Please try again.',
    show: async (prepare, settings = {}) => {
      const view = <AlertsView loan={openLoan()} reload={() => undefined} />;
      await showWidget(view, { session: true, settings, beside: ProofPlace }, (test) => {
        test.server.answer(accountDetails, answers.accountDetails());
        prepare(test);
      });
      await user.click(screen.getByRole('checkbox', { name: 'A payment is late Email' }));
      await user.click(await screen.findByRole('button', { name: 'Save alerts' }));
    },
  },
  {
    change: 'the text subscriptions',
    call: changeTextSubscriptions,
    key: 'texts',
    why: before('your texts change'),
    done: 'Saved',
    notDone:
      'Your choices were not saved, because you did not confirm it’s you. They are still here; please try again.',
    show: (prepare, settings) =>
      shows(changeTextSubscriptions)((test) => {
        test.server.answer(updateProfile, answers.updateProfile());
        prepare(test);
      }, settings),
  },
  {
    change: 'a passkey added',
    call: passkeyRegistrationOptions,
    key: 'addPasskey',
    why: before('a passkey is added'),
    done: /is added\. You can sign in with it\./,
    notDone: 'No passkey was added, because you did not confirm it’s you. Please try again.',
    show: (prepare, settings) =>
      shows(passkeyRegistrationOptions)((test) => {
        test.server.answer(registerPasskey, answers.registerPasskey());
        prepare(test);
      }, settings),
  },
  {
    change: 'a passkey removed',
    call: removePasskey,
    key: 'removePasskey',
    why: before('a passkey is removed'),
    done: /is removed\.$/,
    notDone: 'The passkey was not removed, because you did not confirm it’s you. Please try again.',
    show: shows(removePasskey),
  },
  {
    change: 'the other sessions ended',
    call: endSessions,
    key: 'sessions',
    why: before('another device is signed out'),
    done: /^You are signed out everywhere else/,
    notDone: 'This was not done, because you did not confirm it’s you. Please try again.',
    show: shows(endSessions),
  },
  {
    change: 'a contact change requested',
    call: changeContactInfo,
    key: 'contact',
    why: before('your address or phone number changes'),
    done: 'Request sent',
    notDone: 'Your request was not sent, because you did not confirm it’s you. Please try again.',
    show: shows(changeContactInfo),
  },
  {
    change: 'a request sent',
    call: submitRequest,
    key: 'request',
    why: before('this request is sent'),
    done: /^Your confirmation number is/,
    notDone: 'This was not sent, because you did not confirm it’s you. Please try again.',
    show: shows(submitRequest),
  },
  {
    change: 'tax forms without paper',
    call: setTaxFormDelivery,
    key: 'taxForms',
    why: before('your tax forms come without paper'),
    done: 'Saved',
    notDone: 'Nothing was changed, because you did not confirm it’s you. Please try again.',
    show: shows(setTaxFormDelivery),
  },
];
