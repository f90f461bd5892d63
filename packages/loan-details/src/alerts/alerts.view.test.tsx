import { accountAlerts, accountDetails, setStatementFormat } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Loan } from '../loan/loan';
import { openLoan } from '../testing/open-loan';
import AlertsView from './alerts.view';

afterEach(cleanup);

const allowText = { settings: { 'profileOptions.allowTextMessagingOption': 'true' } };
const { alerts } = answers.accountDetails();

async function showAlerts(
  options: TestOptions = {},
  loan: Loan = openLoan(),
  prepare?: (test: TestCore) => void,
) {
  const test = await startTestCore({ session: true, ...options });
  test.server.answer(accountDetails, loan.details);
  test.server.answer(accountAlerts, answers.accountAlerts());
  prepare?.(test);
  test.core.setRouter({ hrefFor: ({ screen: name }) => `#/${name}`, go: () => undefined });
  const reload = vi.fn();
  const view = (shown: Loan) => (
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <AlertsView loan={shown} reload={reload} />
    </WidgetProvider>
  );
  const { rerender, container } = render(view(loan));
  return {
    ...test,
    container,
    reload,
    show: (shown: Loan) => rerender(view(shown)),
    user: userEvent.setup({ delay: null }),
    requests: () => test.server.requestsTo(accountAlerts),
  };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const boxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((each) => [each.name, each.checked] as const);
const days = (reminder: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${reminder}: days` });
const time = (reminder: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', {
    name: `${reminder}: before or after the due date`,
  });
const save = () => screen.getByRole('button', { name: 'Save alerts' });
const first = 'A payment is due: first reminder';
const late = 'A payment is late Email';

describe('the alerts of a loan', () => {
  it('[LON-218] are not shown for a closed loan', async () => {
    const { container } = await showAlerts({}, { ...openLoan(), closed: true });
    expect(container.textContent).toBe('');
  });

  it('[LON-219, LON-220, LON-221] are by e-mail and text, the reminders by e-mail only, as loaded', async () => {
    await showAlerts(
      allowText,
      openLoan({
        alerts: {
          ...alerts,
          textAlerts: { alertLoanDelinquent: false, estatementAlert: true },
        },
      }),
    );
    expect(screen.getByRole('heading', { name: 'Alerts for this loan' })).toBeTruthy();
    expect(boxes()).toEqual([
      ['emailDelinquent', true],
      ['textDelinquent', false],
      ['emailStatement', false],
      ['textStatement', true],
      ['reminder1', true],
      ['reminder2', false],
      ['reminder3', false],
      ['reminder4', false],
    ]);
    for (const name of [
      late,
      'A payment is late Text',
      'A new statement Email',
      'A new statement Text',
      `${first} Email`,
      'Second reminder Email',
      'Third reminder Email',
      'Fourth reminder Email',
    ]) {
      expect(box(name)).toBeTruthy();
    }
  });

  it('[LON-227] are by e-mail only where text messages are not allowed', async () => {
    await showAlerts();
    expect(boxes().map(([name]) => name)).toEqual([
      'emailDelinquent',
      'emailStatement',
      'reminder1',
      'reminder2',
      'reminder3',
      'reminder4',
    ]);
    expect(screen.queryByRole('columnheader', { name: 'Text' })).toBeNull();
  });

  it.each([
    [true, 'days before it is due'],
    [false, 'days after it was due'],
  ])('[LON-222, LON-223] have days and a choice: Before %s is "%s"', async (before, label) => {
    const emailAlerts = alerts?.emailAlerts && {
      ...alerts.emailAlerts,
      alertLoanDueDate1Before: before,
    };
    await showAlerts({}, openLoan({ alerts: { ...alerts, emailAlerts } }));
    expect(days(first).value).toBe('15');
    expect(time(first).selectedOptions[0]?.label).toBe(label);
    expect(screen.queryByRole('textbox', { name: 'Second reminder: days' })).toBeNull();
  });

  it('[LON-222, LON-223] send the changed days and choice', async () => {
    const { user, requests } = await showAlerts();
    await user.clear(days(first));
    await user.type(days(first), '3');
    await user.selectOptions(time(first), 'after');
    await user.click(save());
    await waitFor(() =>
      expect(requests()[0]?.body).toMatchObject({
        EmailAlerts: { AlertLoanDueDate1Before: false, AlertLoanDueDate1Days: '3' },
      }),
    );
  });

  it('[LON-224, LON-225, LON-226] ticked, the first fills empty days and keeps others', async () => {
    const emailAlerts = alerts?.emailAlerts && {
      ...alerts.emailAlerts,
      alertLoanDueDate1: false,
      alertLoanDueDate1Before: false,
      alertLoanDueDate1Days: '',
    };
    const { user } = await showAlerts({}, openLoan({ alerts: { ...alerts, emailAlerts } }));
    await user.click(box(`${first} Email`));
    expect([days(first).value, time(first).value]).toEqual(['15', 'before']);
    await user.clear(days(first));
    await user.type(days(first), '7');
    await user.selectOptions(time(first), 'after');
    await user.click(box(`${first} Email`));
    await user.click(box(`${first} Email`));
    expect([days(first).value, time(first).value]).toEqual(['7', 'after']);
  });

  it('[LON-228, LON-229] accept 3 characters of days for the first two, 20 for the others', async () => {
    const { user } = await showAlerts();
    for (const [name, length] of [
      ['Second reminder', 3],
      ['Third reminder', 20],
      ['Fourth reminder', 20],
    ] as const) {
      await user.click(box(`${name} Email`));
      expect(days(name).maxLength).toBe(length);
    }
    expect(days(first).maxLength).toBe(3);
  });

  it('[LON-231] ask for an e-mail address where none is on file, and lead to the profile', async () => {
    const { user } = await showAlerts({ session: { emailAddress: '' } });
    const missing = 'We have no email address for you, so this alert cannot be sent.';
    expect(screen.queryByText(missing, { exact: false })).toBeNull();
    await user.click(box('A new statement Email'));
    expect(screen.getByText(missing, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your profile' }).getAttribute('href')).toBe(
      '#/profile',
    );
    await user.click(box('A new statement Email'));
    expect(screen.queryByText(missing, { exact: false })).toBeNull();
  });

  it('[LON-576] by e-mail for statements are not saved as on where no address is on file', async () => {
    const { user, requests } = await showAlerts({ session: { emailAddress: '' } });
    await user.click(box('A new statement Email'));
    await user.click(save());
    expect(await screen.findByText(/^Was unable to save changes/)).toBeTruthy();
    expect(requests()).toEqual([]);
    await user.click(box('A new statement Email'));
    await user.click(box(late));
    await user.click(save());
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(requests()[0]?.body).toMatchObject({ EmailAlerts: { EstatementAlert: false } });
  });

  it('[LON-232] do not ask for an e-mail address where one is on file', async () => {
    const { user } = await showAlerts();
    await user.click(box('A new statement Email'));
    expect(box('A new statement Email').checked).toBe(true);
    expect(screen.queryByText('We have no email address', { exact: false })).toBeNull();
  });

  it('that the answer lacks are requested again, and not replaced', async () => {
    const { user, reload } = await showAlerts({}, openLoan({ alerts: undefined }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Your alerts could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('Save and Cancel', () => {
  it('appear when something differs from the saved copy, with the number of changes', async () => {
    const { user, core } = await showAlerts();
    expect(screen.queryByRole('button')).toBeNull();
    await user.click(box(late));
    expect(save()).toBeTruthy();
    expect(screen.getByText('1 change is not saved yet.')).toBeTruthy();
    expect(core.unsaved.value).toBe(true);
    await user.click(box('A new statement Email'));
    expect(screen.getByText('2 changes are not saved yet.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(box(late).checked).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
    expect(core.unsaved.value).toBe(false);
  });

  it.each(['Save alerts', 'Cancel'])(
    'keep the focus in their place: %s by the keyboard',
    async (name) => {
      const { user } = await showAlerts();
      await user.click(box(late));
      screen.getByRole('button', { name }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
      expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
      expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
    },
  );

  it('disappear, and leave the focus where it is, when the change is taken back', async () => {
    const { user } = await showAlerts();
    await user.click(box(late));
    await user.click(box(late));
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(box(late));
  });

  it('keep what was changed when the details are requested again', async () => {
    const { user, show } = await showAlerts();
    await user.click(box(late));
    const emailAlerts = alerts?.emailAlerts && { ...alerts.emailAlerts, estatementAlert: true };
    show(openLoan({ alerts: { ...alerts, emailAlerts } }));
    expect(box(late).checked).toBe(false);
    expect(box('A new statement Email').checked).toBe(true);
    expect(screen.getByText('1 change is not saved yet.')).toBeTruthy();
  });
});

describe('saving the alerts', () => {
  it('[LON-233, LON-234, LON-235] sends POST /api/AccountAlerts with all of them, once', async () => {
    const { user, requests } = await showAlerts();
    await user.click(box(late));
    await user.dblClick(save());
    await screen.findByText('Alerts saved');
    expect(requests()).toHaveLength(1);
    expect(requests()[0]).toMatchObject({ method: 'POST', url: '/api/AccountAlerts' });
    expect(requests()[0]?.body).toEqual({
      AccountNumber: '001-1000001-7',
      EmailAlerts: {
        AlertLoanDelinquent: false,
        EstatementAlert: false,
        AlertLoanDueDate1: true,
        AlertLoanDueDate1Before: true,
        AlertLoanDueDate1Days: '15',
        AlertLoanDueDate2: false,
        AlertLoanDueDate2Before: false,
        AlertLoanDueDate2Days: '',
        AlertLoanDueDate3: false,
        AlertLoanDueDate3Before: false,
        AlertLoanDueDate3Days: '',
        AlertLoanDueDate4: false,
        AlertLoanDueDate4Before: false,
        AlertLoanDueDate4Days: '',
      },
      TextAlerts: { AlertLoanDelinquent: false, EstatementAlert: false },
    });
  });

  it('[LON-236] sends nothing else', async () => {
    const { user, server } = await showAlerts();
    await user.click(box(late));
    await user.click(save());
    await screen.findByText('Alerts saved');
    expect(server.requestsTo(setStatementFormat)).toEqual([]);
    const changes = server.requests.filter(({ method }) => method !== 'GET');
    expect(changes.map(({ url }) => url)).toEqual(['/api/AccountAlerts']);
  });

  it('[LON-238] is not offered, and by Enter sends nothing, while nothing differs', async () => {
    const { user, requests } = await showAlerts();
    expect(screen.queryByRole('button', { name: 'Save alerts' })).toBeNull();
    await user.type(days(first), '{Enter}');
    expect(requests()).toEqual([]);
  });

  it('[LON-239] with an error shows what to do, sends nothing, and focuses the field', async () => {
    const { user, requests } = await showAlerts();
    await user.clear(days(first));
    fireEvent.change(days(first), { target: { value: '1.5' } });
    await user.click(save());
    expect(screen.getByRole('alert').textContent).toBe(
      'Was unable to save changes, please correct errors first',
    );
    expect(screen.getByText('Enter a whole number of days from 0 to 999.')).toBeTruthy();
    expect(document.activeElement).toBe(days(first));
    expect(requests()).toEqual([]);
  });

  it('[LON-240, LON-241] shows that it runs, then a check mark for 3000 ms', async () => {
    const { user, server, clock } = await showAlerts();
    const held = server.hold(accountAlerts);
    await user.click(box(late));
    await user.click(save());
    const running = await screen.findByText('Saving your alerts');
    expect(running.querySelector('.animate-spin')).toBeTruthy();
    await act(async () => {
      held.release({ HasNoErrors: true, Errors: [] });
      await settle();
    });
    const saved = await screen.findByText('Alerts saved');
    expect(saved.querySelector('svg')).toBeTruthy();
    act(() => clock.advance(2_999));
    expect(screen.queryByText('Alerts saved')).toBeTruthy();
    act(() => clock.advance(1));
    expect(screen.queryByText('Alerts saved')).toBeNull();
  });

  it.each<[string, (test: TestCore) => void]>([
    ['cannot be sent', ({ server }) => server.drop(accountAlerts)],
    ['answers 500', ({ server }) => server.answerRaw(accountAlerts, '', 500)],
  ])(
    '[LON-242, LON-243] that %s stops waiting and shows the sentence of Error',
    async (_, prepare) => {
      const { user } = await showAlerts({}, openLoan(), prepare);
      await user.click(box(late));
      await user.click(save());
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe(
        'There was a problem saving changes. Please check your information and try again. We got no answer, and this is not done so far. You can safely try again.',
      );
      expect(save().getAttribute('aria-busy')).not.toBe('true');
      expect(box(late).checked).toBe(false);
    },
  );

  it.each(['Error', 'error.'])('[LON-243] refused with %j shows a sentence', async (code) => {
    const { user } = await showAlerts({}, openLoan(), ({ server }) =>
      server.refuse(accountAlerts, code),
    );
    await user.click(box(late));
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There was a problem saving changes. Please check your information and try again',
    );
  });

  it("[LON-242, LON-244] that is refused stops waiting and shows the server's messages", async () => {
    const { user } = await showAlerts({}, openLoan(), ({ server }) =>
      server.refuse(accountAlerts, ['The loan desk is closed.', 'Try tomorrow.']),
    );
    await user.click(box(late));
    await user.click(save());
    await screen.findByRole('alert');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'The loan desk is closed.',
      'Try tomorrow.',
    ]);
    expect(save().getAttribute('aria-busy')).not.toBe('true');
  });
});
