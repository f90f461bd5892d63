import {
  addBankAccount,
  paymentMethods,
  submitImmediateBank,
  validateBankAccount,
} from '@portico/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { checkbox, dialog, fill, pressContinue, openForm } from '../../../../testing/bank-form';
import { chosenIn, textOf } from '../../../../testing/dom';
import {
  button,
  methodOf,
  methodSelect,
  typeAmount,
  stepNames,
  confirmButton,
  type PaymentScene,
} from '../../../../testing/show-payment';

afterEach(cleanup);

describe('using it once', () => {
  it('[PAY-090, PAY-110, PAY-118, PAY-155, PAY-624] checks it and shows it, without saving', async () => {
    const { user, server } = await openForm({ session: { companyNumber: 5 } });
    await fill(user);
    await pressContinue(user);
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

  it('[PAY-091] Remove removes it and the later steps', async () => {
    const { user } = await openForm();
    await fill(user);
    await pressContinue(user);
    await typeAmount(user, '10');
    expect(stepNames()).toContain('Payment total');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText('Checking x1234')).toBeNull();
    expect(stepNames()).toEqual(['Pay from']);
    // The pressed button is gone.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New payment method' }));
  });

  it('pays from it, and keeps its number out of storage', async () => {
    const { user, server, navigations, sessionStorage } = await openForm({
      prepare: ({ server: api }) => void api.hold(submitImmediateBank),
    });
    await fill(user);
    await pressContinue(user);
    await typeAmount(user, '10');
    await user.click(screen.getByRole('button', { name: 'Submit payment' }));
    await user.click(await confirmButton());
    await waitFor(() => expect(server.requestsTo(submitImmediateBank)).toHaveLength(1));
    expect(server.requestsTo(submitImmediateBank)[0]?.body).toMatchObject({
      Payment: {
        Method: { AccountNumber: '5550001234', RoutingNumber: '021000021', OwnerName: 'Ann Lee' },
      },
    });
    expect(sessionStorage.get('portico.payment')).toBeTruthy();
    expect([...sessionStorage.entries.values()].join()).not.toContain('5550001234');
    expect(navigations).toEqual([]);
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
    await pressContinue(user);
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
      await pressContinue(user);
      expect(textOf(await screen.findByRole('alert'))).toBe('Ask Joan.');
    },
  );
});

describe('saving it', () => {
  const saved = { profileId: 'p9', accountType: 'Checking', last4: '1234' } as const;

  /** The form, filled in to be saved, over an API that a test prepares. */
  const fillToSave = async (prepare: Required<PaymentScene>['prepare']) => {
    const form = await openForm({ prepare });
    await fill(form.user);
    const save = checkbox();
    if (save) await form.user.click(save);
    return form;
  };

  it('[PAY-109, PAY-154, PAY-202] saves it, fetches the list again and chooses it', async () => {
    const { user, server } = await fillToSave(({ server: api }) =>
      api.answer(addBankAccount, { hasNoErrors: true, errors: [], profileId: 'p9' }),
    );
    server.answer(paymentMethods, {
      hasNoErrors: true,
      errors: [],
      paymentMethods: [methodOf(saved)],
    });
    await pressContinue(user);
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

  it('chooses it where the list cannot be fetched again', async () => {
    const { user, server } = await fillToSave(({ server: api }) =>
      api.answer(addBankAccount, { hasNoErrors: true, errors: [], profileId: 'p9' }),
    );
    server.refuse(paymentMethods, 'Error');
    await pressContinue(user);
    await waitFor(async () => expect(chosenIn(await methodSelect())).toBe('Checking x1234'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['[PAY-119]', 'AlreadyExists', 'Payment method already exists'],
    ['[PAY-120]', 'SomethingElse', 'An error occurred'],
  ])('%s [PAY-121] refused with %s it says "%s" and chooses nothing', async (_, code, text) => {
    const { user } = await fillToSave(({ server }) => server.refuse(addBankAccount, code));
    await pressContinue(user);
    expect(textOf(await screen.findByRole('alert'))).toBe(text);
    expect(stepNames()).toEqual(['Pay from']);
  });

  it('[PAY-107] shows that it is under way', async () => {
    const { user } = await openForm({
      prepare: ({ server }) => void server.hold(validateBankAccount),
    });
    await fill(user);
    await pressContinue(user);
    expect((await button('Continue')).getAttribute('aria-busy')).toBe('true');
  });
});
