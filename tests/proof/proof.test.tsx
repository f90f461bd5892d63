import {
  accountAlerts,
  changeContactInfo,
  changeTextSubscriptions,
  endSessions,
  giveProof,
  passkeyRegistrationOptions,
  proofWays,
  registerPasskey,
  removePasskey,
  updateProfile,
  type Call,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import '../../packages/element/src/proof/proof-dialog.view';
import AlertsView from '../../packages/loan-details/src/alerts/alerts.view';
import { openLoan } from '../../packages/loan-details/src/testing/open-loan';
import { editProfile, field, showProfile } from '../../packages/profile/src/testing/show-profile';
import { contactCodes } from '../effects/codes/contact.codes';
import { passkeysCodes } from '../effects/codes/passkeys.codes';
import { textingCodes } from '../effects/codes/texting.codes';
import { usualAnswer } from '../faults/fault';
import { screensOf } from '../faults/row';

afterEach(cleanup);

const user = userEvent.setup({ delay: null });
const secret = 'Secret-1';
const showOf = screensOf([...passkeysCodes, ...textingCodes, ...contactCodes]);

type Row = {
  readonly change: string;
  readonly call: Call;
  /** Why it is asked, as the dialog says. */
  readonly why: string;
  /** What the screen says after the change, and after it was not made. */
  readonly done: string | RegExp;
  readonly notDone: string;
  /** Shows the screen, enters the change and saves it. */
  readonly show: (prepare: (test: TestCore) => void) => Promise<unknown>;
  /** The field that keeps what was typed, with its text. */
  readonly kept?: readonly [label: string, text: string];
};

const before = (what: string) => `To protect your account, confirm it’s you before ${what}.`;
const notSaved =
  'Your changes were not saved, because you did not confirm it’s you. Please try again.';

/** Types in one field of the profile, or more, and saves. */
const types =
  (...fields: readonly (readonly [label: string, value: string])[]): Row['show'] =>
  async (prepare) => {
    const [[label, value] = ['', ''], ...others] = fields;
    const { put, save } = await editProfile({ label, value, prepare });
    for (const [other, text] of others) await put(text, await field(other));
    await save();
  };

const shows =
  (call: Call): Row['show'] =>
  (prepare) =>
    showOf(call)({ call, settings: {}, refuse: prepare });

const ofProfile = { call: updateProfile, done: 'Saved', notDone: notSaved };

const rows: readonly Row[] = [
  {
    ...ofProfile,
    change: 'the e-mail address',
    why: before('your email address changes'),
    show: types(['Email address', 'maya@whitfield.example']),
    kept: ['Email address', 'maya@whitfield.example'],
  },
  {
    ...ofProfile,
    change: 'the login name',
    why: before('your username changes'),
    show: types(['Username', 'maya1234']),
    kept: ['Username', 'maya1234'],
  },
  {
    ...ofProfile,
    change: 'the password',
    why: before('your password changes'),
    show: types(['Current password', 'Old-pass-1'], ['New password', 'New-pass-22']),
    kept: ['New password', 'New-pass-22'],
  },
  {
    ...ofProfile,
    change: 'the secret question',
    why: before('your security question changes'),
    show: types(['Answer', 'Juniper']),
    kept: ['Answer', 'Juniper'],
  },
  {
    ...ofProfile,
    change: 'several ways of signing in',
    why: before('the way you sign in changes'),
    show: types(['Username', 'maya1234'], ['Answer', 'Juniper']),
    kept: ['Answer', 'Juniper'],
  },
  {
    ...ofProfile,
    change: 'the telephone',
    why: before('your address or phone number changes'),
    show: types(['Phone 1', '3195550119']),
    kept: ['Phone 1', '319-555-0119'],
  },
  {
    change: 'the notifications turned off',
    call: updateProfile,
    why: before('your notifications change'),
    done: 'Notifications saved',
    notDone: 'You did not confirm it’s you. Your choices are still here; please try again.',
    show: async (prepare) => {
      await showProfile({ prepare });
      await user.click(await screen.findByLabelText('Turn off all notifications'));
      await user.click(screen.getByRole('button', { name: 'Save notifications' }));
    },
  },
  {
    change: 'the alerts of a loan turned off',
    call: accountAlerts,
    why: before('your alerts change'),
    done: 'Alerts saved',
    notDone: 'Your alerts were not saved, because you did not confirm it’s you. Please try again.',
    show: async (prepare) => {
      const view = <AlertsView loan={openLoan()} reload={() => undefined} />;
      await showWidget(view, { session: true }, prepare);
      await user.click(screen.getByRole('checkbox', { name: 'A payment is late Email' }));
      await user.click(await screen.findByRole('button', { name: 'Save alerts' }));
    },
  },
  {
    change: 'the text subscriptions',
    call: changeTextSubscriptions,
    why: before('your texts change'),
    done: 'Saved',
    notDone:
      'Your choices were not saved, because you did not confirm it’s you. They are still here; please try again.',
    show: (prepare) =>
      shows(changeTextSubscriptions)((test) => {
        test.server.answer(updateProfile, answers.updateProfile());
        prepare(test);
      }),
  },
  {
    change: 'a passkey added',
    call: passkeyRegistrationOptions,
    why: before('a passkey is added'),
    done: /is added\. You can sign in with it\./,
    notDone: 'No passkey was added, because you did not confirm it’s you. Please try again.',
    show: (prepare) =>
      shows(passkeyRegistrationOptions)((test) => {
        test.server.answer(registerPasskey, answers.registerPasskey());
        prepare(test);
      }),
  },
  {
    change: 'a passkey removed',
    call: removePasskey,
    why: before('a passkey is removed'),
    done: /is removed\.$/,
    notDone: 'The passkey was not removed, because you did not confirm it’s you. Please try again.',
    show: shows(removePasskey),
  },
  {
    change: 'the other sessions ended',
    call: endSessions,
    why: before('another device is signed out'),
    done: /^You are signed out everywhere else/,
    notDone: 'This was not done, because you did not confirm it’s you. Please try again.',
    show: shows(endSessions),
  },
  {
    change: 'a contact change requested',
    call: changeContactInfo,
    why: before('your address or phone number changes'),
    done: 'Request sent',
    notDone: 'Your request was not sent, because you did not confirm it’s you. Please try again.',
    show: shows(changeContactInfo),
  },
];

/** Makes a change that the lender refuses until there is a proof. */
async function refused({ call, show, why }: Row) {
  let server: TestCore['server'] | undefined;
  await show((test) => {
    server = test.server;
    test.server.answer(proofWays, answers.proofWays());
    test.server.answer(giveProof, answers.giveProof());
    test.server.refuse(call, 'ProofRequired');
  });
  const heading = await screen.findByRole('heading', { name: 'Confirm it’s you', hidden: true });
  const dialog = heading.closest('dialog');
  if (!dialog || !server) throw new Error('There is no dialog.');
  expect(within(dialog).getByText(why)).toBeTruthy();
  return { server, dialog: within(dialog), sent: () => server?.requestsTo(call) ?? [] };
}

const isOpen = () => screen.queryByText('Confirm it’s you') !== null;

describe('[POR-130] a change for which the lender wants a recent proof', () => {
  it.each(rows.map((row) => [row.change, row] as const))(
    '%s: is made once more as it was, after the proof, and its result is shown',
    async (_, row) => {
      const { server, dialog, sent } = await refused(row);
      expect(sent()).toHaveLength(1);
      server.answerRaw(row.call, usualAnswer(row.call));
      await user.type(await dialog.findByLabelText(/^Password/), secret);
      await user.click(dialog.getByRole('button', { name: 'Confirm', hidden: true }));
      await waitFor(() => expect(screen.queryAllByText(row.done)).not.toEqual([]));
      expect(isOpen()).toBe(false);
      // A change of the telephone turns its text alerts off by a call of its own.
      const bodies = sent().map(({ body }) => JSON.stringify(body));
      expect(bodies.filter((body) => body === bodies[0])).toHaveLength(2);
      expect(server.requestsTo(giveProof).map(({ body }) => body)).toEqual([{ Password: secret }]);
    },
  );

  it.each(rows.map((row) => [row.change, row] as const))(
    '%s: is not made when the borrower cancels, and what was entered stays',
    async (_, row) => {
      const { server, dialog, sent } = await refused(row);
      await user.click(await dialog.findByRole('button', { name: 'Cancel', hidden: true }));
      await waitFor(() => expect(screen.queryAllByText(row.notDone)).not.toEqual([]));
      await act(settle);
      expect(isOpen()).toBe(false);
      expect(sent()).toHaveLength(1);
      expect(server.requestsTo(giveProof)).toEqual([]);
      if (row.kept) expect((await field(row.kept[0])).value).toBe(row.kept[1]);
    },
  );
});
