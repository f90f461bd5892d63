import { maintenanceMode, userLogin } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atSteps, codeField, dialog, enterCode } from '../testing/at-steps';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settings = {
  'loginOptions.useMultiFactorOption': 'true',
  'globalOptions.agreements': '/terms|01/01/2024|Terms|login',
};
const terms = {
  name: 'Terms',
  url: '/terms',
  dateOfTerms: undefined,
  dateOfAgreement: undefined,
};

describe('after a correct password', () => {
  it('[ACC-189] the steps start', async () => {
    await atSteps();
    expect(await codeField()).toBeTruthy();
  });

  it.each<[string, Parameters<typeof atSteps>[0], Record<string, string>, string]>([
    ['security code', {}, { 'loginOptions.useMultiFactorOption': 'true' }, 'Security code'],
    [
      'SSN',
      { emailIsVerified: false },
      { 'loginOptions.useSsnValidationOption': 'true' },
      'Social Security number',
    ],
    ['new password', { mustChangePassword: true }, {}, 'New password'],
    [
      'secret question',
      { hasPasswordQuestion: false },
      { 'loginOptions.secretQuestions': 'Your first car?' },
      'Secret question',
    ],
    [
      'agreements',
      {},
      { 'globalOptions.agreements': settings['globalOptions.agreements'] },
      'I agree to the Terms',
    ],
  ])('[ACC-214] the step %s opens in a modal 300 px wide', async (_step, login, own, label) => {
    await atSteps(login, { settings: own });
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    const modal = field.closest('dialog');
    expect(modal?.style.getPropertyValue('--p-width')).toBe('calc(300 / 16 * var(--p-rem))');
    expect(modal?.className.split(' ')).toContain('w-(--p-width)');
  });

  it('[ACC-216] the last step leads to the dashboard', async () => {
    const shown = await atSteps();
    await enterCode(shown);
    await waitFor(() => expect(shown.assigned).toEqual(['/account']));
  });

  it('[ACC-218] no code is requested while the option is off', async () => {
    const { core } = await atSteps({}, { settings: {} });
    await waitFor(() => expect(core.session.peek()).toBeDefined());
    expect(dialog()).toBeNull();
  });

  it('[ACC-219] no code is requested on a trusted device', async () => {
    const { core } = await atSteps({ isTrustedDevice: true });
    await waitFor(() => expect(core.session.peek()).toBeDefined());
  });

  it.each([
    ['[ACC-227] not agreed', [], true],
    ['[ACC-227] agreed before the terms', [{ ...terms, dateOfAgreement: '2023-12-31' }], true],
    ['[ACC-227] agreed after', [{ ...terms, dateOfAgreement: '2024-01-01' }], false],
    ['[ACC-227] agreed by address', [{ ...terms, name: '', dateOfAgreement: '2024-05-01' }], false],
  ])('the WebAgreementLogs decide about agreements: %s', async (_title, logs, asked) => {
    await expectAgreements(
      logs.map(({ name, url, dateOfAgreement }) => ({
        Name: name,
        Url: url,
        DateOfTerms: '2024-01-01',
        DateOfAgreement: dateOfAgreement,
      })),
      asked,
    );
  });

  it.each([
    ['2023-12-31', true],
    ['2024-01-01', false],
  ])(
    '[PAY-582] a log that names the terms by NameOfTerms counts from its DateOfAgreement %s: %s',
    async (dateOfAgreement, asked) => {
      await expectAgreements(
        [
          {
            NameOfTerms: 'Terms',
            AccountNumber: '12-345678-9',
            IPAddress: '203.0.113.7',
            DateOfAgreement: dateOfAgreement,
            DateOfTerms: '2030-01-01',
            AgreementType: 1,
            WhenToAgree: ['login'],
          },
        ],
        asked,
      );
    },
  );

  /** Signs in with these WebAgreementLogs and returns whether the terms must be accepted. */
  async function expectAgreements(logs: readonly unknown[], asked: boolean): Promise<void> {
    const raw = {
      HasNoErrors: true,
      Errors: [],
      UserToken: 'pre-auth-token',
      UserName: 'maria',
      HasPasswordQuestion: true,
      WebAgreementLogs: logs,
    };
    const { core } = await atSteps(
      {},
      { settings: { 'globalOptions.agreements': settings['globalOptions.agreements'] } },
      ({ server }) => server.answerRaw(userLogin, raw),
    );
    if (asked) await screen.findByLabelText('I agree to the Terms');
    else await waitFor(() => expect(core.session.peek()).toBeDefined());
  }
});

describe('between the steps', () => {
  const needsTwo = { settings };

  it('[POR-079] the one dialog counts the steps, and the form below it rests', async () => {
    const shown = await atSteps({}, needsTwo);
    await codeField();
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Step 1 of 2 Check your email');
    expect(screen.queryByText('Logging in…')).toBeNull();
    await enterCode(shown);
    await screen.findByLabelText('I agree to the Terms');
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Step 2 of 2 Agreements');
  });

  it('[POR-079] a single step is not counted', async () => {
    await atSteps();
    await codeField();
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Check your email');
  });

  it('[ACC-228, ACC-232] requests GET /api/MaintenanceMode, and opens the next step if it is off', async () => {
    const shown = await atSteps({}, needsTwo);
    const asked = () => shown.server.requestsTo(maintenanceMode);
    await codeField();
    expect(asked()).toHaveLength(0);
    await enterCode(shown);
    await screen.findByLabelText('I agree to the Terms');
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).toMatchObject({ method: 'GET', body: undefined });
  });

  it.each<[string, (test: TestCore) => void]>([
    ['[ACC-229] is on', ({ server }) => server.answer(maintenanceMode, { isEnabled: true })],
    ['[ACC-230] cannot be requested', ({ server }) => server.drop(maintenanceMode)],
    ['[ACC-230] answers 500', ({ server }) => server.answerRaw(maintenanceMode, '', 500)],
  ])(
    'when maintenance %s, no step opens and the screen shows that the portal is down',
    async (_title, answer) => {
      const shown = await atSteps({}, needsTwo, answer);
      await enterCode(shown);
      await screen.findByText(/Online access is offline for maintenance/);
      expect(dialog()).toBeNull();
    },
  );

  it.each<[string, (test: TestCore) => void]>([
    ['is on', ({ server }) => server.answer(maintenanceMode, { isEnabled: true })],
    ['cannot be requested', ({ server }) => server.drop(maintenanceMode)],
    ['is not readable', ({ server }) => server.answerRaw(maintenanceMode, { isEnabled: {} })],
  ])('[ACC-830] when maintenance %s after the last step, no dashboard shows', async (_, answer) => {
    const shown = await atSteps({}, {}, answer);
    await enterCode(shown);
    await screen.findByText(/Online access is offline for maintenance/);
    expect(shown.core.session.peek()).toBeUndefined();
    expect(shown.assigned).toEqual([]);
  });

  it('[ACC-231] a queue cancelled by maintenance starts no session', async () => {
    const shown = await atSteps({}, {}, ({ server }) =>
      server.answer(maintenanceMode, { isEnabled: true }),
    );
    await enterCode(shown);
    await screen.findByText(/Online access is offline for maintenance/);
    expect(shown.core.session.peek()).toBeUndefined();
    expect([...shown.sessionStorage.entries.values()].join()).not.toContain('token');
  });

  it('[ACC-233, ACC-234] cancelling clears the queue and returns to the form without a session', async () => {
    const shown = await atSteps({}, needsTwo);
    await codeField();
    await shown.user.click(screen.getByText('Cancel'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(screen.getByLabelText('Username')).toBeTruthy();
    expect(shown.core.session.peek()).toBeUndefined();
    expect(shown.assigned).toEqual([]);
  });
});
