import {
  accountAlerts,
  accountDetails,
  accountList,
  agreementLogging,
  setStatementFormat,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { accountsOf } from '@portico/core/accounts';
import { settle, type TestCore, type TestOptions } from '@portico/core/testing';
import { localDate } from '@portico/rules';
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { account } from '../../testing/accounts-answer';
import { openLoan } from '../../testing/open-loan';
import { dialogs, eStatements, pressable, showStatements } from '../../testing/show-statements';

configure({ defaultHidden: true });
afterEach(cleanup);

const on = openLoan({ statementFormat: 'ElectronicOnly' });
const off = openLoan({ statementFormat: 'PaperOnly' });
const refused = 'There was a problem saving changes. Please check your information and try again';
const notSoFar = 'We got no answer, and this is not done so far. You can safely try again.';
const lost = 'We got no answer, so we do not know whether this is done. You can safely try again.';

/** Turns the switch on and agrees; there are no agreements to accept. */
async function turnOn(prepare?: (test: TestCore) => void, options?: TestOptions) {
  const shown = await showStatements({ loan: off, options, prepare });
  await shown.user.click(eStatements());
  await shown.user.click(pressable('Agree'));
  return shown;
}

async function turnOff(prepare?: (test: TestCore) => void) {
  const shown = await showStatements({ loan: on, prepare });
  await shown.user.click(eStatements());
  await shown.user.click(screen.getByRole('checkbox'));
  await shown.user.click(pressable('Turn off e-statements'));
  return shown;
}

describe('the switch', () => {
  it.each([
    ['[LON-245]', 'ElectronicOnly', true, 'On. New statements are posted here'],
    ['[LON-246]', 'PaperOnly', false, 'Off. New statements are mailed'],
    ['[LON-247]', undefined, false, 'Off. New statements are mailed'],
    ['[LON-247]', 'Both', false, 'Off. New statements are mailed'],
  ])('%s of the format %s is on: %s, and says what that means', async (_, format, isOn, hint) => {
    await showStatements({ loan: openLoan({ statementFormat: format }) });
    expect(eStatements().checked).toBe(isOn);
    expect(eStatements().getAttribute('name')).toBe('eStatements');
    expect(screen.getByText(new RegExp(hint))).toBeTruthy();
    expect(dialogs()).toEqual([]);
  });

  it('[LON-248] is not shown for a closed loan, whose statements are', async () => {
    await showStatements({ loan: { ...on, closed: true } });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  it("belongs to its loan: that of another loan shows the other's format", async () => {
    const { show } = await showStatements({ loan: off });
    show({ ...on, accountNumber: '001-2-3' });
    expect(eStatements().checked).toBe(true);
  });
});

describe('turning e-statements on', () => {
  it('[ACC-826, LON-252, LON-253, LON-254, LON-255, LON-262, LON-264, LON-265] is logged, then saved', async () => {
    const { server } = await turnOn();
    await screen.findByText('Saved');
    expect(eStatements().checked).toBe(true);
    expect(server.requestsTo(agreementLogging)).toMatchObject([
      {
        method: 'POST',
        url: expect.stringMatching(/\/api\/AgreementLogging$/),
        body: {
          Agreements: [],
          UserName: 'maria',
          TurnEStatementsOn: true,
          UnRestrictEmail: false,
        },
      },
    ]);
    expect(server.requestsTo(setStatementFormat)).toMatchObject([
      {
        method: 'POST',
        url: expect.stringMatching(/\/api\/AccountEStatements\/SetStatementFormat$/),
        body: { AccountNumber: '001-1000001-7', AccountType: 0, Format: 'ElectronicOnly' },
      },
    ]);
    const calls = server.requests.map(({ url }) => url.replace(/^.*\//, ''));
    expect(calls.indexOf('AgreementLogging')).toBeLessThan(calls.indexOf('SetStatementFormat'));
    expect(server.requestsTo(accountAlerts)).toEqual([]);
  });

  it('[LON-263] sends AccountType 0 for a line of credit', async () => {
    const line = { ...off, entry: account({ type: 9 }) };
    const { server, user } = await showStatements({ loan: line });
    await user.click(eStatements());
    await user.click(pressable('Agree'));
    await screen.findByText('Saved');
    expect(server.requestsTo(setStatementFormat)[0]?.body).toMatchObject({ AccountType: 0 });
  });

  it.each<[string, (test: TestCore) => void, string]>([
    ['HasNoErrors false', ({ server }) => server.refuse(agreementLogging, 'Error'), refused],
    ['500', ({ server }) => server.answerRaw(agreementLogging, '', 500), lost],
    ['no network', ({ server }) => server.drop(agreementLogging), lost],
  ])(
    '[LON-254, LON-256] with a log that fails (%s) reverts, and saves nothing',
    async (_, fail, sentence) => {
      const { server } = await turnOn(fail);
      await screen.findByText(sentence);
      expect(eStatements().checked).toBe(false);
      expect(server.requestsTo(setStatementFormat)).toEqual([]);
    },
  );

  it('[LON-266, LON-269] shows progress until it is saved, and sends a double click once', async () => {
    const { server, user } = await showStatements({ loan: off });
    const held = server.hold(setStatementFormat);
    await user.click(eStatements());
    await user.dblClick(pressable('Agree'));
    const saving = await screen.findByText('Saving…');
    expect(saving.querySelectorAll('svg')).toHaveLength(1);
    expect(saving.querySelector('.animate-spin')).toBeTruthy();
    await user.click(eStatements());
    expect(dialogs()).toEqual([]);
    await waitFor(() => expect(server.requestsTo(setStatementFormat)).toHaveLength(1));
    await act(async () => {
      held.release({ HasNoErrors: true });
      await settle();
    });
    expect(screen.queryByText('Saving…')).toBeNull();
    expect(server.requestsTo(agreementLogging)).toHaveLength(1);
    expect(server.requestsTo(setStatementFormat)).toHaveLength(1);
  });

  it('[LON-267] shows a check mark for 3000 ms', async () => {
    const { clock } = await turnOn();
    const saved = await screen.findByText('Saved');
    expect(saved.querySelector('svg:not(.animate-spin)')).toBeTruthy();
    act(() => clock.advance(2_999));
    expect(screen.getByText('Saved')).toBeTruthy();
    act(() => clock.advance(1));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('[LON-268] requests the account list again', async () => {
    const { server } = await turnOn(({ core }) => void accountsOf(core).load());
    await screen.findByText('Saved');
    await waitFor(() => expect(server.requestsTo(accountList)).toHaveLength(2));
  });

  it('[LON-501, LON-502] counts as unsaved until it is saved or has reverted', async () => {
    const { core, server, user } = await showStatements({ loan: off });
    await user.click(eStatements());
    expect(screen.getByText(/^Off\. New statements are mailed/)).toBeTruthy();
    expect(core.unsaved.peek()).toBe(false);
    const held = server.hold(setStatementFormat);
    await user.click(pressable('Agree'));
    await waitFor(() => expect(core.unsaved.peek()).toBe(true));
    await waitFor(() => expect(server.requestsTo(setStatementFormat)).toHaveLength(1));
    held.release('', 500);
    await waitFor(() => expect(core.unsaved.peek()).toBe(false));
    expect(eStatements().checked).toBe(false);
  });
});

describe('a save that fails', () => {
  const sentences = async () => {
    await screen.findByRole('alert');
    return screen.getAllByRole('listitem').map((item) => item.textContent);
  };

  const formatIs =
    (format: string) =>
    ({ server }: TestCore) => {
      server.drop(setStatementFormat);
      server.answer(accountDetails, answers.accountDetails({ statementFormat: format }));
    };

  it.each<[string, (test: TestCore) => void, string]>([
    ['without a connection', ({ server }) => server.drop(setStatementFormat), lost],
    ['with 500', ({ server }) => server.answerRaw(setStatementFormat, '', 500), lost],
    [
      'with an answer that is not JSON',
      ({ server }) => server.answerRaw(setStatementFormat, '<p>'),
      lost,
    ],
    ['without an answer, read to be as before,', formatIs('PaperOnly'), notSoFar],
    [
      'with no message',
      ({ server }) => server.answerRaw(setStatementFormat, { HasNoErrors: false }),
      refused,
    ],
  ])('[LON-257, LON-269, LON-270] %s says so and reverts', async (_, fail, sentence) => {
    await turnOn(fail);
    expect(await sentences()).toEqual([sentence]);
    expect(screen.queryByText('Saving…')).toBeNull();
    expect(eStatements().checked).toBe(false);
  });

  it('without an answer is saved, if the format is read to be the wanted one', async () => {
    await turnOn(formatIs('ElectronicOnly'));
    await screen.findByText('Saved');
    expect(eStatements().checked).toBe(true);
  });

  it("[LON-271] with HasNoErrors false shows the server's messages", async () => {
    const messages = ['The account is on hold.', 'Call us.'];
    await turnOff(({ server }) => server.refuse(setStatementFormat, messages));
    expect(await sentences()).toEqual(messages);
    expect(eStatements().checked).toBe(true);
  });

  it("reads the lender's own codes by globalOptions.errorCodeMap", async () => {
    await turnOn(({ server }) => server.refuse(setStatementFormat, 'ESTMT-9'), {
      settings: { 'globalOptions.errorCodeMap': 'ESTMT-9=Error' },
    });
    expect(await sentences()).toEqual([refused]);
  });
});

describe('turning e-statements off', () => {
  it('[LON-258] asks in a dialog 500 px wide; nothing is sent before it is acknowledged', async () => {
    const { server, user } = await showStatements({ loan: on });
    await user.click(eStatements());
    expect(dialogs()[0]?.style.getPropertyValue('--p-width')).toBe('calc(500 / 16 * var(--p-rem))');
    const button = pressable('Turn off e-statements');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Tick the box first.');
    await user.click(button);
    expect(dialogs()).toHaveLength(1);
    expect(server.requestsTo(setStatementFormat)).toEqual([]);
  });

  it('[LON-259, LON-262, LON-264] acknowledged saves PaperOnly and stays off', async () => {
    const { server } = await turnOff();
    await screen.findByText('Saved');
    expect(eStatements().checked).toBe(false);
    expect(server.requestsTo(setStatementFormat).map(({ body }) => body)).toEqual([
      { AccountNumber: '001-1000001-7', AccountType: 0, Format: 'PaperOnly' },
    ]);
    expect(server.requestsTo(agreementLogging)).toEqual([]);
  });

  it('[LON-261] cancelled stays on and sends nothing', async () => {
    const { server, user } = await showStatements({ loan: on });
    await user.click(eStatements());
    await user.click(pressable('Cancel'));
    expect(dialogs()).toEqual([]);
    expect(eStatements().checked).toBe(true);
    expect(server.requestsTo(setStatementFormat)).toEqual([]);
  });
});

describe('the record of the consent', () => {
  const agreements = '/e-sign|01/31/2024|E-Statement Terms|3\n/terms|01/31/2024|Terms|login';
  const settings = { 'globalOptions.agreements': agreements };
  const agreed = (name: string) => ({
    name,
    url: '',
    dateOfAgreement: localDate('2025-03-03'),
  });

  it.each([
    ['with its date', 'E-Statement Terms', true],
    ['not of another agreement', 'Terms', false],
  ])('[POR-096] is shown %s, and that paper can be had again', async (_, name, isShown) => {
    const session = { agreed: [agreed(name)] };
    await showStatements({ loan: on, options: { settings, session } });
    const sentence = screen.queryByText('You agreed to the E-Statement Terms on March 3, 2025.');
    expect(sentence !== null).toBe(isShown);
    expect(screen.getByText(/You can have paper again at any time, at no cost/)).toBeTruthy();
  });

  it('[POR-096] can be read again, at its address or in a dialog', async () => {
    const session = { agreed: [agreed('E-Statement Terms')] };
    await showStatements({ loan: on, options: { settings, session } });
    const link = screen.getByRole('link', { name: /^Read the E-Statement Terms/ });
    expect(link.getAttribute('href')).toBe('/e-sign');
    cleanup();
    const text = { 'globalOptions.agreementText1': '<p>How statements are sent.</p>' };
    const options = { settings: { ...settings, ...text }, session };
    const { user } = await showStatements({ loan: on, options });
    await user.click(pressable('Read the E-Statement Terms'));
    await screen.findByText('How statements are sent.');
    expect(dialogs()[0]?.style.getPropertyValue('--p-width')).toBe('calc(500 / 16 * var(--p-rem))');
    await user.click(pressable('Close'));
    expect(dialogs()).toEqual([]);
  });
});
