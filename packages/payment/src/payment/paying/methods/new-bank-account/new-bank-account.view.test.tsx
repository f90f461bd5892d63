import { addBankAccount, bankLookup, validateBankAccount } from '@portico/contract';
import { settle } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  checkbox,
  dialog,
  field,
  fill,
  pressContinue,
  openForm,
} from '../../../../testing/bank-form';
import { descriptionOf, textOf, valueOf } from '../../../../testing/dom';
import { checking } from '../../../../testing/fixtures';
import { button, chooseLoan, methodSelect, showPayment } from '../../../../testing/show-payment';

afterEach(cleanup);

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
    ['Routing Number', '0210000219'],
    ['Account Number', '864209753106421234567'],
    ['Account Number', 'US64 2097 5310'],
    ['Account Number', 'DE89370400440532013000'],
    ['Confirm Account Number', 'US64 2097 5310'],
  ])('[POR-142] %s pasted as "%s" stays and is invalid', async (name, text) => {
    const { user } = await openForm();
    await user.click(await field(name));
    await user.paste(text);
    await user.tab();
    expect(valueOf(await field(name))).toBe(text);
    expect((await field(name)).getAttribute('aria-invalid')).toBe('true');
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
    await pressContinue(user);
    expect(descriptionOf(await field(name))).toContain(message);
    expect(dialog()).not.toBeNull();
    expect(server.requestsTo(validateBankAccount)).toEqual([]);
  });

  it('moves the focus to the first invalid field', async () => {
    const { user } = await openForm();
    await fill(user, { 'Routing Number': '1' });
    await pressContinue(user);
    expect(document.activeElement).toBe(await field('Routing Number'));
  });

  it('[PAY-129] accepts names with accents, apostrophe and hyphen', async () => {
    const { user, server } = await openForm();
    await fill(user, { 'Owner Name': "José O'Brien-Smith" });
    await pressContinue(user);
    await waitFor(() => expect(server.requestsTo(validateBankAccount)).toHaveLength(1));
  });

  it('[PAY-142] accepts at most 17 digits', async () => {
    const { user } = await openForm();
    const number = await field('Account Number');
    await user.type(number, '123456789012345678');
    expect(valueOf(number)).toBe('12345678901234567');
  });

  it('[PAY-149] removes all but digits from the confirmation', async () => {
    const { user } = await openForm();
    const number = await field('Confirm Account Number');
    await user.type(number, '12-34 56');
    await user.tab();
    expect(valueOf(number)).toBe('123456');
  });

  it.each([
    ['true', undefined, 1],
    ['false', '', 0],
    ['false', '5550001234', 1],
  ])(
    '[PAY-150] with the setting %s and the number confirmed as %j sends the form %d times',
    async (hidden, confirmation, sent) => {
      const { user, server } = await openForm({
        settings: { 'achPaymentOptions.hideConfirmAccountNumberOption': hidden },
      });
      const again = screen.queryByRole('textbox', { name: /^Confirm Account Number/ });
      expect(again !== null).toBe(confirmation !== undefined);
      await fill(user, { 'Confirm Account Number': confirmation ?? '' });
      await pressContinue(user);
      if (sent === 0) {
        expect(descriptionOf(await field('Confirm Account Number'))).toContain(
          'Confirm Account Number is required',
        );
      }
      await waitFor(() => expect(server.requestsTo(validateBankAccount)).toHaveLength(sent));
    },
  );

  it.each([
    ['[PAY-112]', {}, {}, true],
    ['[PAY-111]', { companyNumber: 5 }, {}, false],
    ['[PAY-113]', {}, { 'achPaymentOptions.achProfilesOption': 'false' }, false],
  ])('%s session %j and settings %j offer to save: %s', async (_, session, settings, offered) => {
    await openForm({ session, settings });
    expect(checkbox() !== null).toBe(offered);
  });

  it.each([
    ['is only checked', 'true', validateBankAccount, addBankAccount],
    ['is saved without asking', 'false', addBankAccount, validateBankAccount],
  ])('[PAY-116] %s with single use %s', async (_does, singleUse, sent, other) => {
    const { user, server } = await openForm({
      settings: { 'achPaymentOptions.singleUseAchOption': singleUse },
    });
    expect(checkbox() !== null).toBe(singleUse === 'true');
    await fill(user);
    await pressContinue(user);
    await waitFor(() => expect(server.requestsTo(sent)).toHaveLength(1));
    expect(server.requestsTo(other)).toEqual([]);
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

  it('[PAY-151] is for a checking account by default', async () => {
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

  it('[POR-076] is shown with its city below the routing number, which a picture of a check shows', async () => {
    const { user, clock } = await openForm({
      prepare: ({ server }) =>
        server.answer(bankLookup, {
          bankExists: true,
          name: 'First Prairie Bank',
          city: 'Cedar Falls',
          state: 'IA',
        }),
    });
    expect(screen.getByRole('img', { name: /^On a check, the routing number/ })).toBeTruthy();
    await user.type(await field('Routing Number'), '073900522');
    clock.advance(300);
    expect(await screen.findByText('First Prairie Bank, Cedar Falls, IA')).toBeTruthy();
  });

  const preCheck = { 'achPaymentOptions.achPreCheckOption': 'true' };

  it('[PAY-139] that does not exist makes the routing number invalid, if the lender checks it first', async () => {
    const { user, clock, server } = await openForm({
      settings: preCheck,
      prepare: (test) => test.server.answerRaw(bankLookup, { BankExists: false }),
    });
    await fill(user);
    clock.advance(300);
    const routing = await field('Routing Number');
    await waitFor(() => expect(descriptionOf(routing)).toContain('Routing Number is invalid'));
    await pressContinue(user);
    expect(dialog()).not.toBeNull();
    expect(server.requestsTo(validateBankAccount)).toEqual([]);
  });

  it('[PAY-137] has to be found before the form is sent, if the lender checks it first', async () => {
    let found: ((body: unknown) => void) | undefined;
    const { user, clock, server } = await openForm({
      settings: preCheck,
      prepare: (test) => {
        found = test.server.hold(bankLookup).release;
      },
    });
    await fill(user);
    clock.advance(300);
    await pressContinue(user);
    await settle();
    expect(server.requestsTo(validateBankAccount)).toEqual([]);
    found?.({ BankExists: true, Name: 'First National Bank' });
    await waitFor(() => expect(server.requestsTo(validateBankAccount)).toHaveLength(1));
  });

  it('[PAY-140] shows an error when it cannot be looked up', async () => {
    const { user, clock } = await openForm({ prepare: ({ server }) => server.drop(bankLookup) });
    await fill(user);
    clock.advance(300);
    expect(
      await screen.findByText('An error has occured while verifying the routing number'),
    ).toBeTruthy();
  });
});
