import {
  changeTextSubscriptions,
  giveProof,
  profile as profileCall,
  proofWays,
  textSubscriptions,
  updateProfile,
  writeWire,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, startTestCore, type TestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { ProofPlace } from '@portico/shared/proof';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TextParts } from './stop-all-texts.controller';
import StopAllTexts from './stop-all-texts.view';

afterEach(cleanup);

const { userAlertsInfo: alerts } = answers.profile();
const { textAlerts } = alerts ?? expect.fail('The fixture has alerts.');
const noTextAlerts = {
  ...textAlerts,
  userRestricted: false,
  restrictedPasswordViolation: false,
  userLogsOn: false,
  moneyTransOnWeb: false,
  logonNameChange: false,
  passwordGenerated: false,
  passwordChanged: false,
  emailAddressChanged: false,
  optOutMarketingAlerts: true,
  optOutTransactionalAlerts: false,
};

const phone1 = { phoneNumber: '3195550148', primary: true, optInToTexting: true };
const phone2 = { phoneNumber: '3195550142', primary: false, optInToTexting: true };

/** Both phones receive texts, some alerts are sent by text, and offers are not. */
const on = answers.profile({
  personalInfo: { phoneNumbers: [phone1, phone2] },
  userAlertsInfo: {
    turnOffAllAlerts: false,
    sequenceNumber: 7,
    emailAlerts: alerts?.emailAlerts,
    textAlerts: { ...noTextAlerts, passwordChanged: true },
  },
});

/** After the phones were stopped: the alerts are as before, with a new sequence number. */
const phonesOff = answers.profile({
  personalInfo: {
    phoneNumbers: [phone1, phone2].map((phone) => ({ ...phone, optInToTexting: false })),
  },
  userAlertsInfo: on.userAlertsInfo && { ...on.userAlertsInfo, sequenceNumber: 8 },
});

const option = { brandingId: 'CVC', brandingName: 'Cedar Valley Credit' };
const sender = (optInAccount: boolean) =>
  answers.textSubscriptions({
    subscriptionInfo: { options: [{ ...option, optInAccount, optInMarketing: false }] },
  });

async function show(prepare?: (test: TestCore) => void, profile: TextParts = on) {
  const test = await startTestCore({ session: true });
  const { server } = test;
  server.answer(profileCall, phonesOff);
  server.answer(updateProfile, answers.updateProfile());
  server.answer(textSubscriptions, sender(true));
  server.answer(changeTextSubscriptions, answers.changeTextSubscriptions());
  prepare?.(test);
  const onSaved = vi.fn<(parts: TextParts) => void>();
  function Page() {
    const [shown, setShown] = useState(profile);
    const save = (parts: TextParts) => {
      onSaved(parts);
      setShown(parts);
    };
    return <StopAllTexts profile={shown} onSaved={save} />;
  }
  render(
    <WidgetProvider core={test.core} beside={ProofPlace} host={document.createElement('div')}>
      <Page />
    </WidgetProvider>,
  );
  const user = userEvent.setup({ delay: null });
  const bodies = (call: typeof updateProfile | typeof changeTextSubscriptions) =>
    server.requestsTo(call).map(({ body }) => body);
  return { ...test, onSaved, user, bodies };
}

const button = () => screen.queryByRole('button', { name: 'Stop all texts' });

async function press(prepare?: (test: TestCore) => void) {
  const shown = await show(prepare);
  await shown.user.click(button() ?? expect.fail('No button.'));
  await act(settle);
  return shown;
}

const stopped = () => screen.getByRole('status').textContent;
const failed = () => screen.getByRole('alert').textContent;

describe('Stop all texts', () => {
  it('[POR-107] stops the texts to every phone by one press', async () => {
    const { bodies } = await press();
    const off = (phone: typeof phone1, index: number) => ({
      PhoneNumber: phone.phoneNumber,
      Primary: phone.primary,
      OptInToTexting: false,
      PhoneIndex: index,
    });
    expect(bodies(updateProfile)[0]).toEqual({
      PersonalInfo: { Address: null, PhoneNumbers: [off(phone1, 0), off(phone2, 1)] },
    });
    const options = [{ BrandingId: 'CVC', OptInMarketing: null, OptInAccount: false }];
    expect(bodies(changeTextSubscriptions)).toEqual([
      { PhoneNumber: '3195550148', Options: options },
      { PhoneNumber: '3195550142', Options: options },
    ]);
  });

  it('[POR-107] clears the text alerts as they are then, and keeps the others', async () => {
    const { bodies, onSaved } = await press();
    expect(bodies(updateProfile)[1]).toMatchObject({
      UserAlertsInfo: {
        SequenceNumber: 8,
        EmailAlerts: { PasswordChanged: true },
        TextAlerts: { PasswordChanged: false, OptOutMarketingAlerts: true },
      },
      AlertsAreDirty: true,
    });
    const [parts] = onSaved.mock.lastCall ?? [];
    expect(parts?.personalInfo).toEqual(phonesOff.personalInfo);
    expect(parts?.userAlertsInfo?.textAlerts).toEqual(noTextAlerts);
  });

  it('[POR-107] says what was stopped, once it is', async () => {
    await press();
    for (const sentence of [
      'Texts to 319-555-0148 are stopped.',
      'Texts to 319-555-0142 are stopped.',
      'No sender has texts to 319-555-0142 turned on any more.',
      'Your alerts by text are turned off.',
    ]) {
      expect(stopped()).toContain(sentence);
    }
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button()).toBeNull();
  });

  it('sends no more than is needed: no sender that sends nothing, no alert that the API has stopped', async () => {
    const { bodies } = await press(({ server }) => {
      const { userAlertsInfo } = on;
      server.answer(textSubscriptions, sender(false));
      server.answer(profileCall, {
        ...phonesOff,
        userAlertsInfo: userAlertsInfo && { ...userAlertsInfo, textAlerts: noTextAlerts },
      });
    });
    expect(bodies(updateProfile)).toHaveLength(1);
    expect(bodies(changeTextSubscriptions)).toEqual([]);
    expect(stopped()).toContain('Your alerts by text are turned off.');
    expect(stopped()).not.toContain('sender');
  });

  it.each(['invalid', 'userDisagree'])(
    'has no sender to stop where the API says %s',
    async (code) => {
      await press(({ server }) => server.refuse(textSubscriptions, code));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('is offered only while something is sent by text', async () => {
    await show(undefined, { ...phonesOff, userAlertsInfo: undefined });
    expect(button()).toBeNull();
    cleanup();
    await show(undefined, phonesOff);
    expect(button()).toBeTruthy();
  });

  it('is sent once by a double click', async () => {
    const { user, server, bodies } = await show();
    const held = server.hold(updateProfile);
    await user.dblClick(button() ?? expect.fail('No button.'));
    const running = screen.getByRole('button', { name: 'Stopping all texts…' });
    expect(running.getAttribute('aria-busy')).toBe('true');
    await act(settle);
    expect(bodies(updateProfile)).toHaveLength(1);
    server.answer(updateProfile, answers.updateProfile());
    await act(async () => {
      held.release({ HasNoErrors: true });
      await settle();
    });
    expect(stopped()).toContain('are stopped.');
  });
});

describe('[POR-107] Undo', () => {
  const undo = () => screen.queryByRole('button', { name: 'Undo' });
  const pressUndo = async ({ user, server }: Awaited<ReturnType<typeof press>>) => {
    server.answer(profileCall, on);
    await user.click(undo() ?? expect.fail('No Undo.'));
    await act(settle);
  };

  it('turns on again what was stopped: phones, senders and alerts as they were', async () => {
    const shown = await press();
    const { bodies, onSaved } = shown;
    const sent = [updateProfile, changeTextSubscriptions] as const;
    const [profiles, senders] = sent.map((call) => bodies(call).length);
    await pressUndo(shown);
    const [one, two, alertsBody] = bodies(updateProfile).slice(profiles);
    expect(one).toMatchObject({
      PersonalInfo: { Address: null, PhoneNumbers: [{ OptInToTexting: true, PhoneIndex: 0 }] },
    });
    expect(two).toMatchObject({
      PersonalInfo: { Address: null, PhoneNumbers: [{ OptInToTexting: true, PhoneIndex: 1 }] },
    });
    expect(alertsBody).toMatchObject({
      UserAlertsInfo: { TextAlerts: { PasswordChanged: true, OptOutMarketingAlerts: true } },
      AlertsAreDirty: true,
    });
    const options = [{ BrandingId: 'CVC', OptInMarketing: null, OptInAccount: true }];
    expect(bodies(changeTextSubscriptions).slice(senders)).toEqual([
      { PhoneNumber: '3195550148', Options: options },
      { PhoneNumber: '3195550142', Options: options },
    ]);
    expect(onSaved.mock.lastCall?.[0].personalInfo).toEqual(on.personalInfo);
    expect(stopped()).toBe('Texts are on again, as they were before.');
    expect(button()).toBeTruthy();
    expect(undo()).toBeNull();
  });

  it('is offered for ten seconds; what was stopped stays named', async () => {
    const { clock } = await press();
    act(() => clock.advance(9_999));
    expect(undo()).toBeTruthy();
    act(() => clock.advance(1));
    expect(undo()).toBeNull();
    expect(stopped()).toContain('Texts to 319-555-0148 are stopped.');
  });

  it.each<[string, (shown: Awaited<ReturnType<typeof press>>) => Promise<void>]>([
    ['pointer', ({ user }) => user.hover(undo() ?? expect.fail('No Undo.'))],
    ['focus', ({ user }) => user.tab()],
  ])('stays while it has the %s, and ten seconds longer', async (_, reach) => {
    const shown = await press();
    const { clock, user } = shown;
    await reach(shown);
    act(() => clock.advance(60_000));
    expect(undo()).toBeTruthy();
    await user.unhover(undo() ?? expect.fail('No Undo.'));
    act(() => undo()?.blur());
    act(() => clock.advance(9_999));
    expect(undo()).toBeTruthy();
    act(() => clock.advance(1));
    expect(undo()).toBeNull();
  });

  it('is the next control for the keyboard, also after it was pressed', async () => {
    const shown = await press();
    const { user, server } = shown;
    await user.tab();
    expect(document.activeElement).toBe(undo());
    server.answer(profileCall, on);
    await user.keyboard('{Enter}');
    await act(settle);
    expect(document.activeElement).not.toBe(document.body);
    await user.tab();
    expect(document.activeElement).toBe(button());
  });

  it('is sent once by a double click', async () => {
    const { user, server, bodies } = await press();
    const before = bodies(updateProfile).length;
    const held = server.hold(updateProfile);
    await user.dblClick(undo() ?? expect.fail('No Undo.'));
    const running = screen.getByRole('button', { name: 'Turning texts on again…' });
    expect(running.getAttribute('aria-busy')).toBe('true');
    await act(settle);
    expect(bodies(updateProfile)).toHaveLength(before + 1);
    held.release({ HasNoErrors: true });
  });

  it('that fails says so, and keeps texts off that are off', async () => {
    const shown = await press();
    shown.server.drop(updateProfile);
    shown.server.drop(changeTextSubscriptions);
    await shown.user.click(undo() ?? expect.fail('No Undo.'));
    await act(settle);
    expect(failed()).toContain('Not everything could be turned on again.');
    expect(shown.onSaved.mock.lastCall?.[0].personalInfo).toEqual(phonesOff.personalInfo);
  });
});

describe('what could not be stopped', () => {
  it.each<[string, (test: TestCore) => void, string, string]>([
    [
      'senders that cannot be read',
      ({ server }) => server.drop(textSubscriptions),
      'Some senders may still send texts to 319-555-0148.',
      'Texts to 319-555-0148 are stopped.',
    ],
    [
      'senders that are refused',
      ({ server }) => server.refuse(changeTextSubscriptions, 'Error'),
      'Some senders may still send texts to 319-555-0142.',
      'Your alerts by text are turned off.',
    ],
  ])('is named; the rest is stopped: %s', async (_, prepare, notStopped, rest) => {
    await press(prepare);
    expect(failed()).toContain(notStopped);
    expect(stopped()).toContain(rest);
  });

  it('can be tried again: phones and alerts', async () => {
    const { user, server } = await press((test) => {
      test.server.drop(updateProfile);
      test.server.drop(profileCall);
    });
    expect(failed()).toContain('Texts to 319-555-0148 are still on.');
    expect(failed()).toContain('Your alerts by text may still be on.');
    server.answer(updateProfile, answers.updateProfile());
    server.answer(profileCall, phonesOff);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stopped()).toContain('Texts to 319-555-0148 are stopped.');
    expect(stopped()).toContain('Your alerts by text are turned off.');
  });

  it('is not what is only not read again', async () => {
    const { onSaved, server, user } = await show();
    const before = server.hold(profileCall);
    await user.click(button() ?? expect.fail('No button.'));
    await act(settle);
    server.drop(profileCall);
    before.release(writeWire(profileCall.response, on));
    await act(settle);
    expect(screen.queryByRole('alert')).toBeNull();
    const [parts] = onSaved.mock.lastCall ?? [];
    expect(parts?.personalInfo?.phoneNumbers.map((phone) => phone.optInToTexting)).toEqual([
      false,
      false,
    ]);
  });
});

describe('Stop all texts, for which the lender wants a proof', () => {
  const refuses = ({ server }: TestCore) => {
    server.answer(proofWays, answers.proofWays());
    server.answer(giveProof, answers.giveProof());
    for (const call of [updateProfile, changeTextSubscriptions]) {
      server.refuse(call, 'ProofRequired');
    }
  };
  const dialogs = () => document.querySelectorAll('dialog').length;

  it('asks once for all that is stopped', async () => {
    const { user, server, bodies } = await press(refuses);
    await screen.findByRole('heading', { name: 'Confirm it’s you' });
    expect(dialogs()).toBe(1);
    server.answer(updateProfile, answers.updateProfile());
    server.answer(changeTextSubscriptions, answers.changeTextSubscriptions());
    await user.type(await screen.findByLabelText(/^Password/), 'Secret-1');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await act(settle);
    expect(dialogs()).toBe(0);
    expect(stopped()).toContain('Your alerts by text are turned off.');
    const sent = bodies(changeTextSubscriptions);
    expect(sent).toHaveLength(4);
    expect(sent.slice(2)).toEqual(sent.slice(0, 2));
  });

  it('does not ask again after the borrower has cancelled, and says why nothing is stopped', async () => {
    const { user, server } = await press(refuses);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await act(settle);
    expect(dialogs()).toBe(0);
    expect(failed()).toContain('You did not confirm it’s you.');
    expect(server.requestsTo(giveProof)).toEqual([]);
  });
});
