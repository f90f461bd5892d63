import { addCard, paymentMethods, submitImmediateCard } from '@portico/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  checkbox,
  dialog,
  field,
  fill,
  pressContinue,
  openForm,
  used,
} from '../../../../testing/card-form';
import { chosenIn, textOf, valueOf } from '../../../../testing/dom';
import { cardMethodOf, visa } from '../../../../testing/fixtures';
import { button, methodSelect, stepNames } from '../../../../testing/show-payment';

afterEach(cleanup);

describe('using it once', () => {
  it('[PAY-110] chooses it without saving', async () => {
    const { user, server } = await openForm();
    await fill(user);
    await pressContinue(user);
    expect(await used()).toBeTruthy();
    expect(screen.getByText('Visa x4242')).toBeTruthy();
    expect(server.requestsTo(addCard)).toEqual([]);
  });

  it.each([
    ['[PAY-114] a personal user', {}, {}, true],
    ['[PAY-114] a business user', { companyNumber: 5 }, {}, true],
    ['[PAY-115] profiles off', {}, { 'cardPaymentOptions.cardProfilesOption': 'false' }, false],
  ])(
    '%s is offered to save it: session %j, settings %j, %s',
    async (_, session, settings, offered) => {
      await openForm({ session, settings });
      expect(checkbox() !== null).toBe(offered);
    },
  );

  it('[PAY-103] or saving it is the borrower’s choice', async () => {
    await openForm();
    expect(checkbox()?.matches(':checked')).toBe(false);
  });

  it('[PAY-117] is not possible where the lender wants it saved', async () => {
    const { user, server } = await openForm({
      settings: { 'cardPaymentOptions.singleUseCardOption': 'false' },
    });
    expect(checkbox()).toBeNull();
    await fill(user);
    await pressContinue(user);
    await waitFor(() => expect(server.requestsTo(addCard)).toHaveLength(1));
  });
});

describe('saving it', () => {
  const saveIt = async (user: UserEvent, entry: Readonly<Record<string, string>> = {}) => {
    await fill(user, entry);
    const box = checkbox();
    if (box) await user.click(box);
  };

  it('[PAY-109, PAY-123, PAY-197, PAY-198, PAY-199, PAY-200, PAY-202] sends the card, asks for the list again and chooses it', async () => {
    const { user, server } = await openForm({
      prepare: ({ server: api }) =>
        api.answer(addCard, { hasNoErrors: true, errors: [], profileId: 'c1' }),
    });
    await saveIt(user);
    server.answer(paymentMethods, {
      hasNoErrors: true,
      errors: [],
      paymentMethods: [cardMethodOf(visa)],
    });
    await pressContinue(user);
    await waitFor(async () => expect(valueOf(await methodSelect())).toBe('c1'));
    expect(dialog()).toBeNull();
    expect(server.requestsTo(paymentMethods)).toHaveLength(2);
    const [request, ...more] = server.requestsTo(addCard);
    expect(more).toEqual([]);
    expect(request?.method).toBe('POST');
    expect(request?.url).toMatch(/\/api\/PaymentMethod\/AddCardPaymentMethod$/);
    expect(request?.body).toEqual({
      BillingAddress: { ZipCode: '52401', Address1: '', Address2: '', City: '', State: '' },
      CardHolderFirstName: 'Ann',
      CardHolderLastName: 'Lee',
      CardNumber: '4242424242424242',
      ExpirationDate: '08/27',
      SecurityCode: '123',
      CardType: 'Visa',
      DebitCreditType: 'DebitCard',
      LoanAccountNumber: '001-1234567-8',
    });
  });

  it('chooses it where the list cannot be fetched again', async () => {
    const { user, server } = await openForm({
      prepare: ({ server: api }) =>
        api.answer(addCard, { hasNoErrors: true, errors: [], profileId: 'c1' }),
    });
    await saveIt(user);
    server.refuse(paymentMethods, 'Error');
    await pressContinue(user);
    await waitFor(async () => expect(chosenIn(await methodSelect())).toBe('Visa x4242'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['[PAY-195]', {}, true, 'CreditCard'],
    ['[PAY-195]', {}, false, 'DebitCard'],
    ['[PAY-196]', { 'cardPaymentOptions.debitOnlyOption': 'true' }, undefined, 'DebitCard'],
  ])('%s with %j and credit chosen %s sends %s', async (_, settings, credit, sent) => {
    const { user, server } = await openForm({ settings });
    const radio = screen.queryByRole('radio', { name: 'Credit card' });
    expect(radio !== null).toBe(credit !== undefined);
    if (credit && radio) await user.click(radio);
    await saveIt(user);
    await pressContinue(user);
    await waitFor(() =>
      expect(server.requestsTo(addCard)[0]?.body).toMatchObject({ DebitCreditType: sent }),
    );
  });

  it.each([
    ['[PAY-119]', 'AlreadyExists', 'Payment method already exists'],
    ['[PAY-120]', 'Whatever', 'An error occurred'],
    [
      '[PAY-120] with what to do:',
      'InvalidInfo',
      'An error occurredPlease check the number, the expiration and the security code.',
    ],
  ])(
    '%s [PAY-108, PAY-200] refused with %s says "%s" and keeps what was typed',
    async (_, code, text) => {
      const { user } = await openForm({ prepare: ({ server }) => server.refuse(addCard, code) });
      await saveIt(user);
      await pressContinue(user);
      const alert = await screen.findByRole('alert');
      expect(textOf(alert)).toBe(text);
      expect(dialog()?.contains(alert)).toBe(true);
      expect(valueOf(await field('Card Number'))).toBe('4242 4242 4242 4242');
      expect(stepNames()).not.toContain('Payment frequency');
    },
  );

  it('[PAY-107] shows that it is under way, and pressed twice sends once', async () => {
    const { user, server } = await openForm({
      prepare: ({ server: api }) => void api.hold(addCard),
    });
    await saveIt(user);
    await pressContinue(user);
    await waitFor(() => expect(server.requestsTo(addCard)).toHaveLength(1));
    expect((await button('Continue')).getAttribute('aria-busy')).toBe('true');
    await pressContinue(user);
    expect(server.requestsTo(addCard)).toHaveLength(1);
  });
});

it('nothing of the card is stored or reported', async () => {
  const { user, server, sessionStorage, localStorage } = await openForm();
  await fill(user);
  await pressContinue(user);
  await used();
  const kept = [...sessionStorage.entries.values(), ...localStorage.entries.values()].join();
  expect(kept).not.toContain('4242424242424242');
  expect(JSON.stringify(server.requests)).not.toContain('4242424242424242');
  expect(server.requestsTo(submitImmediateCard)).toEqual([]);
  expect(document.body.outerHTML).not.toContain('4242424242424242');
});
