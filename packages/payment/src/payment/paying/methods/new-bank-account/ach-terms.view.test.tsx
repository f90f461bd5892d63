import { addBankAccount, agreementLogging, validateBankAccount } from '@portico/contract';
import { localDate } from '@portico/rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  agreement,
  checkbox,
  dialog,
  fill,
  pressContinue,
  openForm,
} from '../../../../testing/bank-form';
import { textOf } from '../../../../testing/dom';
import {
  button,
  readyToSubmit,
  typeAmount,
  type PaymentScene,
} from '../../../../testing/show-payment';

afterEach(cleanup);

describe('the terms', () => {
  const settings = {
    'globalOptions.agreements': [
      agreement,
      'https://lender.example/login|01/01/2025|Login Terms|login',
      'https://lender.example/later|01/01/2030|Later Terms|ach',
    ].join('\n'),
  };

  it('[PAY-416, PAY-417, PAY-572, PAY-578] list the agreements that now apply to bank accounts', async () => {
    const { user } = await openForm({ settings });
    await fill(user);
    await pressContinue(user);
    expect(await button('Agree')).toBeTruthy();
    expect(await button('Disagree')).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://lender.example/ach']);
    expect(textOf(links[0])).toContain('ACH Terms');
  });

  it.each<[string, string, PaymentScene['session']]>([
    ['none are configured', '', true],
    [
      'they were agreed to on their day',
      agreement,
      { agreed: [{ name: 'ACH Terms', url: '', dateOfAgreement: localDate('2025-01-01') }] },
    ],
  ])('[PAY-619] are skipped where %s', async (_, lines, session) => {
    const { user } = await openForm({
      session,
      settings: { ...settings, 'globalOptions.agreements': lines },
    });
    await fill(user);
    await pressContinue(user);
    expect(await screen.findByText('Used for this payment only, not saved')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  });

  it('[PAY-422] of an account used once come before a payment by it can be submitted', async () => {
    let logged: ((body: unknown) => void) | undefined;
    const { user, server } = await openForm({
      settings,
      prepare: ({ server: api }) => {
        logged = api.hold(agreementLogging).release;
      },
    });
    await fill(user);
    await pressContinue(user);
    await user.click(await button('Agree'));
    await waitFor(() => expect(server.requestsTo(agreementLogging)).toHaveLength(1));
    expect(readyToSubmit()).toBeUndefined();
    expect(server.requestsTo(validateBankAccount)).toEqual([]);
    logged?.({ HasNoErrors: true });
    expect(await screen.findByText('Used for this payment only, not saved')).toBeTruthy();
    await typeAmount(user, '100');
    await waitFor(() => expect(readyToSubmit()).toBeTruthy());
  });

  it('[PAY-425, PAY-426] are logged by their numbers, and asked for once', async () => {
    const { user, server } = await openForm({
      settings,
      prepare: ({ server: api }) => api.answerRaw(agreementLogging, { HasNoErrors: true }),
    });
    await fill(user);
    await pressContinue(user);
    await user.click(await button('Agree'));
    expect(await screen.findByText('Used for this payment only, not saved')).toBeTruthy();
    expect(server.requestsTo(agreementLogging)[0]).toMatchObject({
      method: 'POST',
      body: {
        Agreements: [11337],
        UserName: 'maria',
        TurnEStatementsOn: false,
        UnRestrictEmail: false,
      },
    });
    await user.click(screen.getByRole('button', { name: 'New payment method' }));
    await fill(user);
    await pressContinue(user);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(server.requestsTo(agreementLogging)).toHaveLength(1);
  });

  it.each([
    ['I Accept', true],
    ['Cancel', false],
  ])(
    '[PAY-418, PAY-419] with a text are read in a dialog; %s accepts: %s',
    async (name, accepted) => {
      const { user, server } = await openForm({
        settings: { ...settings, 'globalOptions.agreementText1': '<p>We debit your account.</p>' },
        prepare: ({ server: api }) => api.answerRaw(agreementLogging, { HasNoErrors: true }),
      });
      await fill(user);
      await pressContinue(user);
      await user.click(await button('Read the ACH Terms'));
      expect(await screen.findByText('We debit your account.')).toBeTruthy();
      expect(await button('Cancel')).toBeTruthy();
      await user.click(await button(name));
      expect(screen.queryByText('We debit your account.')).toBeNull();
      expect(screen.queryByText('Accepted') !== null).toBe(accepted);
      await user.click(await button('Agree'));
      if (accepted) {
        expect(await screen.findByText('Used for this payment only, not saved')).toBeTruthy();
      } else {
        expect(textOf(await screen.findByRole('alert'))).toBe(
          'Please read and accept the ACH Terms first',
        );
        expect(server.requestsTo(agreementLogging)).toEqual([]);
      }
    },
  );

  it.each([
    [
      'neither a text nor an address that can be followed',
      { url: 'javascript:alert(1)', text: '' },
    ],
    ['a text of which nothing may be shown', { url: '/terms', text: '<script>x()</script>' }],
  ])('[POR-045] with %s cannot be accepted', async (_, { url, text }) => {
    const { user, server } = await openForm({
      settings: {
        'globalOptions.agreements': `${url}|01/01/2025|ACH Terms|ach`,
        'globalOptions.agreementText1': text,
      },
    });
    await fill(user);
    await pressContinue(user);
    if (text) {
      await user.click(await button('Read the ACH Terms'));
      await user.click(await button('I Accept'));
    }
    expect(await screen.findByText(/^The ACH Terms cannot be shown/)).toBeTruthy();
    if (text) await user.click(await button('Cancel'));
    await user.click(await button('Agree'));
    expect(textOf(await screen.findByRole('alert'))).toBe(
      'Please read and accept the ACH Terms first',
    );
    expect(server.requestsTo(agreementLogging)).toEqual([]);
  });

  it('[PAY-426, PAY-427] that cannot be logged stop it', async () => {
    const { user, server } = await openForm({
      settings,
      prepare: ({ server: api }) => api.refuse(agreementLogging, 'Error'),
    });
    await fill(user);
    await pressContinue(user);
    await user.click(await button('Agree'));
    expect(textOf(await screen.findByRole('alert'))).toBe('An error occurred, please try again');
    expect(server.requestsTo(validateBankAccount)).toEqual([]);
  });

  it('[PAY-420, PAY-421, PAY-624] once agreed to and logged, let the account be saved', async () => {
    let logged: ((body: unknown) => void) | undefined;
    const { user, server } = await openForm({
      settings,
      prepare: ({ server: api }) => {
        logged = api.hold(agreementLogging).release;
        api.answer(addBankAccount, { hasNoErrors: true, errors: [], profileId: 'p9' });
      },
    });
    await fill(user);
    const save = checkbox();
    if (save) await user.click(save);
    await pressContinue(user);
    await user.click(await button('Agree'));
    await waitFor(() => expect(server.requestsTo(agreementLogging)).toHaveLength(1));
    expect(server.requestsTo(addBankAccount)).toEqual([]);
    logged?.({ HasNoErrors: true });
    await waitFor(() => expect(server.requestsTo(addBankAccount)).toHaveLength(1));
    expect(server.requestsTo(addBankAccount)[0]).toMatchObject({
      method: 'POST',
      body: { RoutingNumber: '021000021', AccountNumber: '5550001234' },
    });
    expect(server.requestsTo(addBankAccount)[0]?.url).toMatch(
      /\/api\/PaymentMethod\/AddAchPaymentMethod$/,
    );
    expect(server.requestsTo(validateBankAccount)).toEqual([]);
  });

  it('stay, with nothing to press, until the host accepts the account', async () => {
    const { user, server } = await openForm({
      settings,
      prepare: ({ server: api }) => {
        api.answerRaw(agreementLogging, { HasNoErrors: true });
        void api.hold(validateBankAccount);
      },
    });
    await fill(user);
    await pressContinue(user);
    await user.dblClick(await button('Agree'));
    await waitFor(() => expect(server.requestsTo(validateBankAccount)).toHaveLength(1));
    expect(dialog()?.contains(await button('Agree'))).toBe(true);
    expect((await button('Agree')).getAttribute('aria-busy')).toBe('true');
    const disagree = await button('Disagree');
    expect(disagree.getAttribute('aria-disabled')).toBe('true');
    await user.click(disagree);
    expect(dialog()?.contains(disagree)).toBe(true);
    expect(server.requestsTo(agreementLogging)).toHaveLength(1);
  });

  it('[PAY-423, PAY-424] when declined, show the consequence', async () => {
    const { user, server } = await openForm({ settings });
    await fill(user);
    await pressContinue(user);
    await user.click(await button('Disagree'));
    expect(textOf(await screen.findByRole('alert'))).toBe(
      'In order to use the system you must agree to the terms and conditions',
    );
    expect(server.requestsTo(agreementLogging)).toEqual([]);
    expect(server.requestsTo(validateBankAccount)).toEqual([]);
  });
});
