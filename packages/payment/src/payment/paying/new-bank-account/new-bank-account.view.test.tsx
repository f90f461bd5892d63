import {
  addBankAccount,
  agreementLogging,
  bankLookup,
  paymentMethods,
  submitImmediateBank,
  validateBankAccount,
} from '@portico/contract';
import { settle } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { chosenIn, descriptionOf, textOf, valueOf } from '../../../testing/dom';
import { checking } from '../../../testing/fixtures';
import {
  chooseLoan,
  button,
  enter,
  methodOf,
  methodSelect,
  showPayment,
  typeAmount,
  type PaymentScene,
} from '../../../testing/show-payment';

afterEach(cleanup);

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const checkbox = () => screen.queryByRole('checkbox', { name: 'Save Payment Profile' });
const dialog = () => screen.queryByRole('dialog');
const agreement = 'https://lender.example/ach|01/01/2025|ACH Terms|ach';

/** The form, opened from a loan without saved accounts. */
async function openForm(scene: PaymentScene = {}) {
  const shown = await showPayment({ saved: [], ...scene });
  await chooseLoan(shown.user);
  await field('Owner Name');
  return shown;
}

async function fill(user: UserEvent, entry: Readonly<Record<string, string>> = {}) {
  const values = {
    'Owner Name': 'Ann Lee',
    'Routing Number': '021000021',
    'Account Number': '5550001234',
    'Confirm Account Number': '5550001234',
    ...entry,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) await enter(user, await field(name), value);
  }
  await user.tab();
}

const goOn = async (user: UserEvent) => user.click(await button('Continue'));

describe('the form', () => {
  it('[PAY-088, PAY-101, PAY-104, PAY-124] opens where nothing is saved', async () => {
    await openForm({ settings: { 'achPaymentOptions.allowSavingsOption': 'true' } });
    expect(textOf(dialog())).toContain('Payment Details');
    for (const name of ['Owner Name', 'Routing Number', 'Account Number', 'Confirm Account Number'])
      expect(await field(name)).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Account Type' })).toBeTruthy();
    expect(await button('Continue')).toBeTruthy();
    expect(await button('Cancel')).toBeTruthy();
  });

  it('[PAY-089] opens from the New payment method button', async () => {
    const { user } = await showPayment({ saved: [checking] });
    await chooseLoan(user);
    await methodSelect();
    expect(dialog()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'New payment method' }));
    expect(await field('Owner Name')).toBeTruthy();
  });

  it('[PAY-105] Cancel closes it and sends nothing', async () => {
    const { user, server } = await openForm();
    await fill(user);
    await user.click(await button('Cancel'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(server.requestsTo(addBankAccount)).toEqual([]);
    expect(server.requestsTo(validateBankAccount)).toEqual([]);
  });

  it.each([
    ['[PAY-125]', 'Owner Name', '', 'Owner Name is required'],
    ['[PAY-126]', 'Owner Name', 'Ann', 'Owner Name is invalid'],
    ['[PAY-127]', 'Owner Name', 'Ann Lee 3', 'Owner Name is invalid'],
    ['[PAY-128]', 'Owner Name', 'Ann -- Lee', 'Owner Name is invalid'],
    ['[PAY-130]', 'Routing Number', '', 'Routing Number is required'],
    ['[PAY-131]', 'Routing Number', '02100002', 'Routing Number is invalid'],
    ['[PAY-141]', 'Account Number', '', 'Account Number is required'],
    [
      '[PAY-144]',
      'Account Number',
      '00000',
      'Please contact your bank to confirm your bank account information',
    ],
    [
      '[PAY-145]',
      'Account Number',
      '77777',
      'Please contact your bank to confirm your bank account information',
    ],
    [
      '[PAY-146]',
      'Account Number',
      '7',
      'Please contact your bank to confirm your bank account information',
    ],
    ['[PAY-147]', 'Confirm Account Number', '', 'Confirm Account Number is required'],
    ['[PAY-148]', 'Confirm Account Number', '5550001235', 'Account Numbers Do Not Match'],
  ])('%s [PAY-106] refuses %s "%s": %s', async (_, name, value, message) => {
    const { user, server } = await openForm();
    await fill(user, { [name]: value });
    await goOn(user);
    expect(descriptionOf(await field(name))).toContain(message);
    expect(dialog()).not.toBeNull();
    expect(server.requestsTo(validateBankAccount)).toEqual([]);
  });

  it('takes the focus to the first field that is wrong', async () => {
    const { user } = await openForm();
    await fill(user, { 'Routing Number': '1' });
    await goOn(user);
    expect(document.activeElement).toBe(await field('Routing Number'));
  });

  it('[PAY-129] accepts names with accents, apostrophe and hyphen', async () => {
    const { user, server } = await openForm();
    await fill(user, { 'Owner Name': "José O'Brien-Smith" });
    await goOn(user);
    await waitFor(() => expect(server.requestsTo(validateBankAccount)).toHaveLength(1));
  });

  it('[PAY-142] takes no more than 17 digits', async () => {
    const { user } = await openForm();
    const number = await field('Account Number');
    await user.type(number, '123456789012345678');
    expect(valueOf(number)).toBe('12345678901234567');
  });

  it('[PAY-149] strips what is no digit from the confirmation', async () => {
    const { user } = await openForm();
    const number = await field('Confirm Account Number');
    await user.type(number, '12-34 56');
    await user.tab();
    expect(valueOf(number)).toBe('123456');
  });

  it('[PAY-150] asks once where the lender has said so', async () => {
    await openForm({ settings: { 'achPaymentOptions.hideConfirmAccountNumberOption': 'true' } });
    expect(screen.queryByRole('textbox', { name: /^Confirm Account Number/ })).toBeNull();
  });

  it.each([
    ['[PAY-112]', {}, {}, true],
    ['[PAY-111]', { companyNumber: 5 }, {}, false],
    ['[PAY-113]', {}, { 'achPaymentOptions.achProfilesOption': 'false' }, false],
  ])('%s session %j and settings %j offer to save: %s', async (_, session, settings, offered) => {
    await openForm({ session, settings });
    expect(checkbox() !== null).toBe(offered);
  });

  it.each([
    ['[PAY-152]', 'true', ['Checking', 'Savings']],
    ['[PAY-153]', 'false', []],
  ])('%s with savings %s offers %j', async (_, allowed, types) => {
    await openForm({ settings: { 'achPaymentOptions.allowSavingsOption': allowed } });
    const offered = screen.queryAllByRole('radio');
    const inDialog = offered.filter((radio) => dialog()?.contains(radio));
    expect(inDialog.map((radio) => radio.getAttribute('value'))).toEqual(types);
  });

  it('[PAY-151] is for a checking account unless told', async () => {
    await openForm({ settings: { 'achPaymentOptions.allowSavingsOption': 'true' } });
    const radio = screen.getByRole('radio', { name: 'Checking' });
    expect(radio.matches(':checked')).toBe(true);
  });
});

describe('the bank', () => {
  it('[PAY-133] is shown by name once it is looked up', async () => {
    const { user, server, clock } = await openForm();
    await fill(user);
    clock.advance(300);
    expect(await screen.findByText('First National Bank')).toBeTruthy();
    const [request] = server.requestsTo(bankLookup);
    expect(request).toMatchObject({ method: 'GET', body: undefined });
    expect(request?.url).toMatch(/\/api\/ACHRoutingData\?routingNumber=021000021$/);
  });

  it('[PAY-140] that cannot be looked up is said so', async () => {
    const { user, clock } = await openForm({ prepare: ({ server }) => server.drop(bankLookup) });
    await fill(user);
    clock.advance(300);
    expect(
      await screen.findByText('An error has occured while verifying the routing number'),
    ).toBeTruthy();
  });
});

describe('using it once', () => {
  it('[PAY-090, PAY-110, PAY-118, PAY-155] checks it and shows it, without saving', async () => {
    const { user, server } = await openForm({ session: { companyNumber: 5 } });
    await fill(user);
    await goOn(user);
    expect(await screen.findByText('Used for this payment only, not saved')).toBeTruthy();
    expect(screen.getByText('Checking x1234')).toBeTruthy();
    expect(server.requestsTo(addBankAccount)).toEqual([]);
    expect(server.requestsTo(validateBankAccount)[0]).toMatchObject({
      method: 'POST',
      body: {
        AccountType: 'Checking',
        RoutingNumber: '021000021',
        AccountNumber: '5550001234',
        OwnerName: 'Ann Lee',
      },
    });
  });

  it('[PAY-091] Remove takes it and the later steps away', async () => {
    const { user } = await openForm();
    await fill(user);
    await goOn(user);
    await typeAmount(user, '10');
    expect(screen.getByRole('heading', { name: 'Payment total' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText('Checking x1234')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Payment total' })).toBeNull();
  });

  it('pays from it, and keeps its number out of storage', async () => {
    const { user, server, gone, sessionStorage } = await openForm({
      prepare: ({ server: api }) => void api.hold(submitImmediateBank),
    });
    await fill(user);
    await goOn(user);
    await typeAmount(user, '10');
    await user.click(screen.getByRole('button', { name: 'Submit payment' }));
    await user.click(await button('Confirm payment'));
    await settle();
    expect(server.requestsTo(submitImmediateBank)[0]?.body).toMatchObject({
      Payment: {
        Method: { AccountNumber: '5550001234', RoutingNumber: '021000021', OwnerName: 'Ann Lee' },
      },
    });
    expect(sessionStorage.get('portico.payment')).toBeTruthy();
    expect([...sessionStorage.entries.values()].join()).not.toContain('5550001234');
    expect(gone).toEqual([]);
  });

  it.each([
    ['[PAY-157]', 'RoutingNumberInvalid', 'Invalid routing number'],
    ['[PAY-157]', 'RoutingNumberAchNotAllowed', 'Invalid routing number'],
    ['[PAY-158]', 'RoutingAccountInvalidThirdParty', 'Invalid account number'],
    ['[PAY-159]', 'RoutingAccountInvalidInternal', 'Invalid account number'],
    ['[PAY-120]', 'Whatever', 'An error occurred'],
  ])('%s [PAY-108, PAY-156] refused with %s it says: %s', async (_, code, text) => {
    const { user } = await openForm({
      prepare: ({ server }) => server.refuse(validateBankAccount, code),
    });
    await fill(user);
    await goOn(user);
    const alert = await screen.findByRole('alert');
    expect(textOf(alert)).toBe(text);
    expect(dialog()?.contains(alert)).toBe(true);
    expect(screen.queryByText('Checking x1234')).toBeNull();
  });

  it.each(['ThirdParty', 'Internal'])(
    '[PAY-158, PAY-159] has a text of its own for %s that a lender can change',
    async (kind) => {
      const key = `newBankAccount.errorRoutingAccountInvalid${kind}`;
      const { user } = await openForm({
        settings: { [key]: 'Ask Joan.' },
        prepare: ({ server }) => server.refuse(validateBankAccount, `RoutingAccountInvalid${kind}`),
      });
      await fill(user);
      await goOn(user);
      expect(textOf(await screen.findByRole('alert'))).toBe('Ask Joan.');
    },
  );
});

describe('saving it', () => {
  const saved = { profileId: 'p9', accountType: 'Checking', last4: '1234' } as const;

  it('[PAY-109, PAY-154, PAY-202] saves, asks for the list again and chooses it', async () => {
    const { user, server } = await openForm({
      prepare: ({ server: api }) =>
        api.answer(addBankAccount, { hasNoErrors: true, errors: [], profileId: 'p9' }),
    });
    await fill(user);
    const save = checkbox();
    if (save) await user.click(save);
    server.answer(paymentMethods, {
      hasNoErrors: true,
      errors: [],
      paymentMethods: [methodOf(saved)],
    });
    await goOn(user);
    await waitFor(async () => expect(chosenIn(await methodSelect())).toBe('Checking x1234'));
    expect(dialog()).toBeNull();
    expect(server.requestsTo(paymentMethods)).toHaveLength(2);
    expect(server.requestsTo(validateBankAccount)).toEqual([]);
    expect(server.requestsTo(addBankAccount)[0]?.body).toMatchObject({
      AccountType: 'Checking',
      RoutingNumber: '021000021',
      AccountNumber: '5550001234',
      OwnerName: 'Ann Lee',
    });
  });

  it.each([
    ['[PAY-119]', 'AlreadyExists', 'Payment method already exists'],
    ['[PAY-120]', 'SomethingElse', 'An error occurred'],
  ])('%s [PAY-121] refused with %s it says "%s" and chooses nothing', async (_, code, text) => {
    const { user } = await openForm({
      prepare: ({ server }) => server.refuse(addBankAccount, code),
    });
    await fill(user);
    const save = checkbox();
    if (save) await user.click(save);
    await goOn(user);
    expect(textOf(await screen.findByRole('alert'))).toBe(text);
    expect(screen.queryByRole('heading', { name: 'Payment frequency' })).toBeNull();
  });

  it('[PAY-107] shows that it is under way', async () => {
    const { user } = await openForm({
      prepare: ({ server }) => void server.hold(validateBankAccount),
    });
    await fill(user);
    await goOn(user);
    expect((await button('Continue')).getAttribute('aria-busy')).toBe('true');
  });
});

describe('the terms', () => {
  const settings = {
    'globalOptions.agreements': [
      agreement,
      'https://lender.example/login|01/01/2025|Login Terms|login',
      'https://lender.example/later|01/01/2030|Later Terms|ach',
    ].join('\n'),
  };

  it('[PAY-416, PAY-417, PAY-572, PAY-578] list what applies to bank accounts now', async () => {
    const { user } = await openForm({ settings });
    await fill(user);
    await goOn(user);
    expect(await button('Agree')).toBeTruthy();
    expect(await button('Disagree')).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://lender.example/ach']);
    expect(textOf(links[0])).toContain('ACH Terms');
  });

  it('[PAY-425, PAY-426] are logged by their numbers, and asked for once', async () => {
    const { user, server } = await openForm({
      settings,
      prepare: ({ server: api }) => api.answerRaw(agreementLogging, { HasNoErrors: true }),
    });
    await fill(user);
    await goOn(user);
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
    await goOn(user);
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
      await goOn(user);
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

  it('[PAY-426, PAY-427] that cannot be logged stop it', async () => {
    const { user, server } = await openForm({
      settings,
      prepare: ({ server: api }) => api.refuse(agreementLogging, 'Error'),
    });
    await fill(user);
    await goOn(user);
    await user.click(await button('Agree'));
    expect(textOf(await screen.findByRole('alert'))).toBe('An error occurred, please try again');
    expect(server.requestsTo(validateBankAccount)).toEqual([]);
  });

  it('[PAY-423, PAY-424] disagreed with say what that means', async () => {
    const { user, server } = await openForm({ settings });
    await fill(user);
    await goOn(user);
    await user.click(await button('Disagree'));
    expect(textOf(await screen.findByRole('alert'))).toBe(
      'In order to use the system you must agree to the terms and conditions',
    );
    expect(server.requestsTo(agreementLogging)).toEqual([]);
    expect(server.requestsTo(validateBankAccount)).toEqual([]);
  });
});
