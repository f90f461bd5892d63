import { updateProfile, type UserAlerts } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, startTestCore, type TestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProfileAnswer } from './notifications.model';
import NotificationsView from './notifications.view';

afterEach(cleanup);

const phone = { phoneNumber: '3195550148', primary: true, optInToTexting: true };

/** The borrower's data with these phone numbers. */
function profileWith(...phoneNumbers: (typeof phone)[]): ProfileAnswer {
  return answers.profile({ personalInfo: { phoneNumbers } });
}

type Scene = {
  readonly profile?: ProfileAnswer;
  readonly allowText?: boolean;
  readonly prepare?: (test: TestCore) => void;
};

async function show({ profile = profileWith(phone), allowText = true, prepare }: Scene = {}) {
  const settings = allowText ? { 'profileOptions.allowTextMessagingOption': 'true' } : {};
  const test = await startTestCore({ session: true, settings });
  test.server.answer(updateProfile, answers.updateProfile());
  prepare?.(test);
  const onSaved = vi.fn<(alerts: UserAlerts) => void>();
  const reload = vi.fn();
  const { container } = render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <NotificationsView profile={profile} onSaved={onSaved} reload={reload} />
    </WidgetProvider>,
  );
  return {
    ...test,
    container,
    onSaved,
    reload,
    user: userEvent.setup({ delay: null }),
    requests: () => test.server.requestsTo(updateProfile),
  };
}

const alerts = [
  ['ACC-709', 'userLogsOn', 'Someone signs in with my username'],
  ['ACC-713', 'passwordChanged', 'My password changes'],
  ['ACC-711', 'logonNameChange', 'My username changes'],
  ['ACC-714', 'emailAddressChanged', 'My email address changes'],
  ['ACC-708', 'restrictedPasswordViolation', 'Too many wrong passwords were tried'],
  ['ACC-707', 'userRestricted', 'My online access is locked'],
  ['ACC-712', 'passwordGenerated', 'A temporary password is sent'],
  ['ACC-710', 'moneyTransOnWeb', 'Money is moved online'],
] as const;

const optOuts = [
  ['ACC-715', 'optOutMarketingAlerts', 'Offers and news'],
  ['ACC-716', 'optOutTransactionalAlerts', 'Messages about payments'],
] as const;

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const byText = () => [...alerts, ...optOuts].map(([, , label]) => box(`${label} Text`));
const byEmail = () => [...alerts, ...optOuts].map(([, , label]) => box(`${label} Email`));
const allOff = () => screen.getByRole<HTMLInputElement>('switch');
const save = () => screen.getByRole('button', { name: 'Save notifications' });
const reasonOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

const noPhone = 'To get texts, add a phone number under “About you” and agree to texts.';
const signIns = 'Someone signs in with my username Email';

describe('the notification preferences', () => {
  it.each([
    ...alerts.map((row) => [...row, 'Tell me when'] as const),
    ...optOuts.map((row) => [...row, 'Do not send me'] as const),
  ])('[%s] have an Email and a Text toggle for %s: %s', async (_, name, label, heading) => {
    await show();
    const table = within(screen.getByRole('table', { name: heading }));
    for (const [channel, column] of [
      ['emailAlerts', 'Email'],
      ['textAlerts', 'Text'],
    ]) {
      const found = table.getByRole('checkbox', { name: `${label} ${column}` });
      expect(found.getAttribute('name')).toBe(`${channel}.${name}`);
    }
  });

  it.each([true, false])('[ACC-717, ACC-718] show flags that are %s, and set them', async (on) => {
    const { userAlertsInfo } = answers.profile();
    const { emailAlerts } = userAlertsInfo ?? {};
    if (!userAlertsInfo || !emailAlerts) throw new Error('The fixture has alerts.');
    const { user, requests } = await show({
      profile: {
        ...profileWith(phone),
        userAlertsInfo: {
          ...userAlertsInfo,
          emailAlerts: { ...emailAlerts, userLogsOn: on, passwordChanged: !on },
          textAlerts: { ...emailAlerts, userLogsOn: !on, passwordChanged: on },
        },
      },
    });
    const pairs = [signIns, 'My password changes Email'];
    const texts = ['Someone signs in with my username Text', 'My password changes Text'];
    expect([...pairs, ...texts].map((name) => box(name).checked)).toEqual([on, !on, !on, on]);
    await user.click(box(signIns));
    await user.click(box('My password changes Text'));
    await user.click(save());
    await screen.findByText('Notifications saved');
    expect(requests()[0]?.body).toMatchObject({
      UserAlertsInfo: { EmailAlerts: { UserLogsOn: !on }, TextAlerts: { PasswordChanged: !on } },
    });
  });

  it('[ACC-719] have text toggles only where the lender sends texts; those of e-mail always', async () => {
    await show({ allowText: false });
    expect(screen.getAllByRole('checkbox')).toEqual(byEmail());
    expect(screen.queryByRole('columnheader', { name: 'Text' })).toBeNull();
    cleanup();
    await show();
    expect(screen.getAllByRole('checkbox')).toHaveLength(byEmail().length + byText().length);
  });

  it('say which phones texts are sent to', async () => {
    await show({ profile: profileWith(phone, { ...phone, phoneNumber: '(319) 555-0142' }) });
    expect(screen.getByText(/Texts go to/).textContent).toBe(
      'Texts go to 319-555-0148, 319-555-0142.',
    );
  });

  it('that the answer lacks are requested again, and not replaced by others', async () => {
    const { user, reload } = await show({
      profile: answers.profile({ userAlertsInfo: undefined }),
    });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('text toggles', () => {
  it.each([
    ['no phone number', profileWith()],
    ['an empty phone number', profileWith({ ...phone, phoneNumber: '' })],
    ['no personal information', answers.profile({ personalInfo: undefined })],
  ])('[ACC-720, ACC-721] are disabled with %s, and a notice says why', async (_, profile) => {
    await show({ profile });
    const notice = screen.getAllByRole('status').find((each) => each.textContent === noPhone);
    expect(notice).toBeTruthy();
    for (const text of byText()) {
      expect(text.disabled).toBe(true);
      expect(reasonOf(text)).toBe(noPhone);
    }
    for (const email of byEmail()) expect(email.disabled).toBe(false);
  });

  it('[ACC-720, ACC-721] are enabled with a phone number that was agreed to, without a notice', async () => {
    await show();
    expect(screen.queryByText(noPhone)).toBeNull();
    for (const text of byText()) expect(text.disabled).toBe(false);
  });

  it('[ACC-720, ACC-722] are disabled while no phone was agreed to, and say why', async () => {
    await show({ profile: profileWith({ ...phone, optInToTexting: false }) });
    expect(screen.queryByText(noPhone)).toBeNull();
    for (const text of byText()) {
      expect(text.disabled).toBe(true);
      expect(reasonOf(text)).toBe(
        'To get texts, turn texts on for a phone number under “About you”.',
      );
    }
  });
});

describe('turning all off', () => {
  it('[ACC-723, ACC-724] turns every alert off and disables it, with the reason', async () => {
    const { user } = await show();
    await user.click(allOff());
    for (const [, , label] of alerts) {
      for (const column of ['Email', 'Text']) {
        const toggle = box(`${label} ${column}`);
        expect([toggle.checked, toggle.disabled]).toEqual([false, true]);
        expect(reasonOf(toggle)).toBe('All notifications are off. Turn them on above to choose.');
      }
    }
    await user.click(allOff());
    expect(box('My password changes Email').checked).toBe(true);
    expect(box('My password changes Email').disabled).toBe(false);
  });

  it('[ACC-725] leaves what is not to be sent as it is, and it can still be chosen', async () => {
    const { user, requests } = await show();
    await user.click(box('Offers and news Email'));
    await user.click(allOff());
    await user.click(box('Messages about payments Text'));
    await user.click(save());
    await screen.findByText('Notifications saved');
    expect(requests()[0]?.body).toMatchObject({
      UserAlertsInfo: {
        TurnOffAllAlerts: true,
        EmailAlerts: {
          PasswordChanged: false,
          OptOutMarketingAlerts: true,
          OptOutTransactionalAlerts: false,
        },
        TextAlerts: { OptOutMarketingAlerts: false, OptOutTransactionalAlerts: true },
      },
    });
  });
});

describe('unsaved changes', () => {
  it('[ACC-726] are flagged until the saved values are back', async () => {
    const { user, core } = await show();
    expect(screen.queryByRole('button')).toBeNull();
    await user.click(box(signIns));
    expect(core.unsaved.value).toBe(true);
    await user.click(box(signIns));
    expect(core.unsaved.value).toBe(false);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[ACC-733] are undone by Reset, which keeps the focus in its place', async () => {
    const { user, core, container, requests } = await show();
    await user.click(box(signIns));
    await user.click(allOff());
    screen.getByRole('button', { name: 'Reset' }).focus();
    await user.keyboard('{Enter}');
    expect([allOff().checked, box(signIns).checked]).toEqual([false, false]);
    expect(box('My password changes Email').checked).toBe(true);
    expect(core.unsaved.value).toBe(false);
    expect(container.contains(document.activeElement)).toBe(true);
    expect(requests()).toEqual([]);
  });
});

describe('saving', () => {
  it('[ACC-727, ACC-728, ACC-730] sends POST /api/UpdateProfile with the alerts only, once', async () => {
    const { user, requests } = await show();
    await user.click(box(signIns));
    await user.dblClick(save());
    await screen.findByText('Notifications saved');
    expect(requests()).toHaveLength(1);
    expect(requests()[0]).toMatchObject({ method: 'POST', url: '/api/UpdateProfile' });
    const flags = {
      UserRestricted: true,
      RestrictedPasswordViolation: true,
      UserLogsOn: true,
      MoneyTransOnWeb: true,
      LogonNameChange: true,
      PasswordGenerated: true,
      PasswordChanged: true,
      EmailAddressChanged: true,
      OptOutMarketingAlerts: false,
      OptOutTransactionalAlerts: false,
    };
    expect(requests()[0]?.body).toEqual({
      UserAlertsInfo: {
        SequenceNumber: 7,
        TurnOffAllAlerts: false,
        EmailAlerts: flags,
        TextAlerts: { ...flags, UserLogsOn: false, MoneyTransOnWeb: false },
      },
      AlertsAreDirty: true,
    });
  });

  it('[ACC-727] shows the returned alerts as the saved ones', async () => {
    const { userAlertsInfo } = answers.profile();
    if (!userAlertsInfo?.emailAlerts) throw new Error('The fixture has alerts.');
    const now = {
      ...userAlertsInfo,
      emailAlerts: { ...userAlertsInfo.emailAlerts, userLogsOn: true, passwordChanged: false },
    };
    const { user, core, onSaved } = await show({
      prepare: ({ server }) =>
        server.answer(updateProfile, answers.updateProfile({ userAlertsInfo: now })),
    });
    await user.click(box(signIns));
    await user.click(save());
    await screen.findByText('Notifications saved');
    expect(box('My password changes Email').checked).toBe(false);
    expect(core.unsaved.value).toBe(false);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(now);
  });

  it('[ACC-644, ACC-731, ACC-732] hides Save and Cancel, shows a spinner, then a check mark for 3000 ms', async () => {
    const { user, server, clock } = await show();
    const held = server.hold(updateProfile);
    await user.click(box(signIns));
    await user.click(save());
    const running = await screen.findByText('Saving your notifications');
    expect(running.querySelector('.animate-spin')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await act(async () => {
      held.release({ HasNoErrors: true, Errors: [] });
      await settle();
    });
    const saved = await screen.findByText('Notifications saved');
    expect(saved.querySelector('svg')).toBeTruthy();
    act(() => clock.advance(2_999));
    expect(screen.queryByText('Notifications saved')).toBeTruthy();
    act(() => clock.advance(1));
    expect(screen.queryByText('Notifications saved')).toBeNull();
  });

  it('[ACC-734] that is refused keeps the edits unsaved, and shows the errors of the response', async () => {
    const { user, core, onSaved } = await show({
      prepare: ({ server }) => server.refuse(updateProfile, ['The desk is closed.', 'Error']),
    });
    await user.click(box(signIns));
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'The desk is closed.',
      'There was an error saving changes to your notifications. Please try again.',
    ]);
    expect(box(signIns).checked).toBe(true);
    expect(core.unsaved.value).toBe(true);
    expect(save().getAttribute('aria-busy')).not.toBe('true');
    expect(onSaved).not.toHaveBeenCalled();
  });

  it.each<[string, (test: TestCore) => void]>([
    ['cannot be sent', ({ server }) => server.drop(updateProfile)],
    ['answers 500', ({ server }) => server.answerRaw(updateProfile, '', 500)],
  ])('that %s keeps the edits and says so', async (_, prepare) => {
    const { user } = await show({ prepare });
    await user.click(box(signIns));
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We got no answer, so we do not know whether this is done. You can safely try again.',
    );
    expect(box(signIns).checked).toBe(true);
  });
});
