import { addCard } from '@portico/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  dialog,
  field,
  fill,
  good,
  pressContinue,
  onlyCards,
  openForm,
  used,
} from '../../../../testing/card-form';
import { descriptionOf, textOf, valueOf } from '../../../../testing/dom';
import { loanInfo, visa } from '../../../../testing/fixtures';
import { button, chooseLoan, enter, showPayment } from '../../../../testing/show-payment';

afterEach(cleanup);

describe('the form', () => {
  it('[PAY-102, PAY-160] holds the fields of a card where Card is chosen', async () => {
    await openForm();
    expect(textOf(dialog())).toContain('Payment Details');
    for (const name of Object.keys(good)) expect(await field(name)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Routing Number/ })).toBeNull();
  });

  it('[PAY-102] holds those of a bank account where E-Check is chosen', async () => {
    const shown = await showPayment({ saved: [] });
    await chooseLoan(shown.user);
    expect(await field('Routing Number')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Card Number/ })).toBeNull();
  });

  it('lets browsers and password managers fill it in', async () => {
    await openForm();
    const filled = [];
    for (const name of Object.keys(good))
      filled.push((await field(name)).getAttribute('autocomplete'));
    expect(filled).toEqual([
      'cc-given-name',
      'cc-family-name',
      'cc-number',
      'cc-csc',
      'cc-exp',
      'billing postal-code',
    ]);
  });

  it.each([
    ['[PAY-161]', 'First Name', '', 'Name is required'],
    ['[PAY-162]', 'Last Name', '', 'Name is required'],
    ['[PAY-163]', 'First Name', 'Ann3', 'Invalid'],
    ['[PAY-163]', 'Last Name', 'L33', 'Invalid'],
    ['[PAY-164]', 'Last Name', "O''Neil", 'Invalid'],
    ['[PAY-165]', 'First Name', 'Ann{', 'Invalid'],
    ['[PAY-165]', 'Last Name', 'Lee~', 'Invalid'],
    ['[PAY-167]', 'Card Number', '', 'Card Number is required'],
    ['[PAY-168]', 'Card Number', '424242424242424', 'Card Number is invalid'],
    ['[PAY-168]', 'Card Number', '555555555555444', 'Card Number is invalid'],
    ['[PAY-168]', 'Card Number', '601111111111111', 'Card Number is invalid'],
    ['[PAY-169]', 'Card Number', '37828224631000', 'Card Number is invalid'],
    [
      '[PAY-176]',
      'Card Number',
      '9999999999999999',
      "The card number you've entered does not appear to be a supported type.",
    ],
    ['[PAY-179]', 'Expiration', '', 'Expiration required'],
    ['[PAY-181]', 'Expiration', '13/27', 'Expiration invalid'],
    ['[PAY-182]', 'Expiration', '02/25', 'Expiration invalid'],
    ['[PAY-185]', 'Security Code', '', 'CVV/CVC required'],
    ['[PAY-186]', 'Security Code', '12', 'CVV/CVC invalid'],
    ['[PAY-188]', 'Zip Code', '', 'Zip Code required'],
    ['[PAY-190]', 'Zip Code', '1234', 'Zip Code invalid'],
    ['[PAY-190]', 'Zip Code', '12345-67', 'Zip Code invalid'],
  ])('%s refuses %s "%s": %s', async (_, name, value, message) => {
    const { user, server } = await openForm();
    await fill(user, { [name]: value });
    await pressContinue(user);
    await waitFor(async () => expect(descriptionOf(await field(name))).toContain(message));
    expect(dialog()).not.toBeNull();
    expect(server.requestsTo(addCard)).toEqual([]);
    expect(document.activeElement).toBe(await field(name));
  });

  it('receives the press on Continue while an invalid field has the focus', async () => {
    const { user } = await openForm();
    await user.click(await field('First Name'));
    const pressed = await button('Continue');
    await user.pointer({ keys: '[MouseLeft>]', target: pressed });
    expect(document.activeElement).toBe(await field('First Name'));
    expect(screen.queryByText('Name is required')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: pressed });
    expect(await screen.findByText('Zip Code required')).toBeTruthy();
  });

  it('[PAY-187] refuses three digits of code for an Amex', async () => {
    const { user } = await openForm();
    await fill(user, { 'Card Number': '378282246310005', 'Security Code': '123' });
    await pressContinue(user);
    await waitFor(async () =>
      expect(descriptionOf(await field('Security Code'))).toContain('CVV/CVC invalid'),
    );
  });

  it.each([
    ['[PAY-170]', '4242424242424242', 'Visa x4242', '123'],
    ['[PAY-171]', '378282246310005', 'Amex x0005', '1234'],
    ['[PAY-171]', '328282246310005', 'Amex x0005', '1234'],
    ['[PAY-172]', '5555555555554444', 'Mastercard x4444', '123'],
    ['[PAY-173]', '2221000000000009', 'Mastercard x0009', '123'],
    ['[PAY-174]', '6011111111111117', 'Discover x1117', '123'],
    ['[PAY-175]', '6221260000000000', 'Discover x0000', '123'],
    ['[PAY-178] without a look at the check digit:', '4242424242424241', 'Visa x4241', '123'],
  ])('%s takes %s as %s', async (_, number, name, code) => {
    const { user } = await openForm();
    await fill(user, { 'Card Number': number, 'Security Code': code });
    await pressContinue(user);
    await used();
    expect(screen.getByText(name)).toBeTruthy();
  });

  it('[ACC-088] has only digits in its zip code, and a dash before the last four', async () => {
    const { user } = await openForm();
    const zip = await field('Zip Code');
    await user.clear(zip);
    await user.type(zip, 'a52-4 0x1');
    expect(zip).toHaveProperty('value', '52401');
    await user.clear(zip);
    await user.type(zip, 'IA 52302 1234');
    expect(zip).toHaveProperty('value', '52302-1234');
  });

  it.each([
    ['[PAY-166]', { 'First Name': 'José', 'Last Name': "O'Brien" }],
    ['[PAY-189]', { 'Zip Code': '12345-6789' }],
    ['[PAY-183] until its month ends:', { Expiration: '03/25' }],
  ])('%s takes %j', async (_, entry) => {
    const { user } = await openForm();
    await fill(user, entry);
    await pressContinue(user);
    expect(await used()).toBeTruthy();
  });

  it.each([
    ['Visa', false],
    ['Visa, Amex', true],
  ])('[PAY-177] with the types %s takes an Amex: %s', async (types, taken) => {
    const { user } = await openForm({ settings: { 'cardPaymentOptions.cardTypes': types } });
    await fill(user, { 'Card Number': '378282246310005', 'Security Code': '1234' });
    await pressContinue(user);
    if (taken) await used();
    else {
      await waitFor(async () =>
        expect(descriptionOf(await field('Card Number'))).toContain(
          "The card number you've entered does not appear to be a supported type.",
        ),
      );
    }
  });

  it.each([
    ['[PAY-180] typed', '0827', '08/27'],
    ['[POR-142] too long', '08/279', '08/279'],
    ['[POR-142] in another form', '8/279', '8/279'],
    ['as filled in by a browser', '08/2027', '08/27'],
    ['without its zero', '8/27', '08/27'],
    ['as a month', '2027-08', '08/27'],
  ])('%s: the expiration %s reads %s', async (_, text, shown) => {
    const { user } = await openForm();
    await enter(user, await field('Expiration'), text);
    expect(valueOf(await field('Expiration'))).toBe(shown);
  });

  it('[PAY-180] the expiration takes five characters while it is typed', async () => {
    const { user } = await openForm();
    await user.type(await field('Expiration'), '08/279');
    expect(valueOf(await field('Expiration'))).toBe('08/27');
  });

  it.each([
    ['Card Number', '4111 1111 1111 1111 08/27'],
    ['Card Number', '4111 1111 1111 11l1'],
    ['Security Code', '123456'],
    ['Expiration', 'August 2027'],
    ['Zip Code', '52401-12345'],
  ])('[POR-142] %s pasted as "%s" stays and is invalid', async (name, text) => {
    const { user } = await openForm();
    await enter(user, await field(name), text);
    await user.tab();
    expect(valueOf(await field(name))).toBe(text);
    expect((await field(name)).getAttribute('aria-invalid')).toBe('true');
  });

  it('says which card it is and writes its number in the groups of its type', async () => {
    const { user } = await openForm();
    await enter(user, await field('Card Number'), '3782-822463-10005');
    expect(valueOf(await field('Card Number'))).toBe('3782 822463 10005');
    expect(screen.getByText('Card type: Amex')).toBeTruthy();
  });

  it('cancelled closes and sends nothing', async () => {
    const { user, server } = await openForm();
    await fill(user);
    await user.click(await button('Cancel'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(server.requestsTo(addCard)).toEqual([]);
  });
});

describe('the billing address', () => {
  const settings = { 'cardPaymentOptions.fullAddressOption': 'true' };

  const street = () => screen.findByRole('textbox', { name: /^Address(?!, second)/ });

  it.each([
    ['Address', '', { City: 'Cedar Rapids', State: 'IA' }, 'Address is required'],
    ['City', '14 Juniper Road', { State: 'IA' }, 'City is required'],
    ['State', '14 Juniper Road', { City: 'Cedar Rapids' }, 'State is required'],
    ['City', '14 Juniper Road', { City: 'Cedar {', State: 'IA' }, 'Invalid'],
  ])('[PAY-191, PAY-194] asked for whole, refuses %s in "%s", %j: %s', async (...args) => {
    const [name, address, entry, message] = args;
    const { user } = await openForm({ settings });
    if (address) await enter(user, await street(), address);
    await fill(user, entry);
    await pressContinue(user);
    const wrong = name === 'Address' ? await street() : await field(name);
    await waitFor(() => expect(descriptionOf(wrong)).toContain(message));
    expect(dialog()).not.toBeNull();
  });

  it('[PAY-193] never needs its second line', async () => {
    const { user } = await openForm({ settings });
    await enter(user, await street(), '14 Juniper Road');
    await fill(user, { City: 'Cedar Rapids', State: 'IA' });
    await pressContinue(user);
    expect(await used()).toBeTruthy();
  });

  it('[PAY-192, PAY-193] is not requested otherwise', async () => {
    const { user } = await openForm();
    expect(screen.queryByRole('textbox', { name: /^(Address|City|State)/ })).toBeNull();
    await fill(user);
    await pressContinue(user);
    expect(await used()).toBeTruthy();
  });
});

describe('where the lender neither has a processor’s page nor accepts card numbers itself', () => {
  const settings = { 'cardPaymentOptions.allowRawCardsOption': 'false' };
  const cardChoice = () => screen.queryByRole('radio', { name: /^Card/ });
  const both = {
    paymentOptions: { ...loanInfo().paymentOptions, allowACH: true, allowCards: true },
  };

  it('[POR-036, PAY-123] no card is offered and no number can be typed into the page', async () => {
    const { user } = await showPayment({ saved: [], cards: [visa], info: both, settings });
    await chooseLoan(user);
    expect(await field('Routing Number')).toBeTruthy();
    expect(cardChoice()).toBeNull();
    expect(screen.queryByLabelText(/^(Card Number|Security Code)/)).toBeNull();
    expect(screen.queryByTitle('Card number and security code')).toBeNull();
  });

  it('[POR-036] a loan that accepts only cards shows that it cannot be paid here', async () => {
    const { user } = await showPayment({ saved: [], info: onlyCards, settings });
    await chooseLoan(user);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeNull());
    expect(screen.queryByLabelText(/^(Card Number|Security Code)/)).toBeNull();
  });

  it('[POR-036] a card is offered once the lender accepts card numbers', async () => {
    const { user } = await showPayment({
      info: both,
      settings: { 'cardPaymentOptions.allowRawCardsOption': 'true' },
    });
    await chooseLoan(user);
    await waitFor(() => expect(cardChoice()).not.toBeNull());
  });
});
