import {
  deleteBankAccount,
  deleteCard,
  paymentMethods,
  removeDefaultMethod,
  setDefaultMethod,
} from '@portico/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf, valueOf } from '../../../../testing/dom';
import { checking, loanInfo, savings, visa } from '../../../../testing/fixtures';
import {
  button,
  chooseBank,
  chooseLoan,
  methodOf,
  methodSelect,
  showPayment,
  stepNames,
  type PaymentScene,
} from '../../../../testing/show-payment';

afterEach(cleanup);

const good = { hasNoErrors: true, errors: [] };
const cardsToo = { ...loanInfo().paymentOptions, allowCards: true };
const setDefault = () => screen.queryByRole('button', { name: 'Make this the default' });
const dialog = () => screen.queryByRole('alertdialog');
const banner = (name: string) => screen.queryByText(`Default payment method: ${name}`);
const steps = () => (stepNames().includes('Payment frequency') ? true : null);

/** The payment screen with a loan and one of its saved methods chosen. */
async function choose(name: string, scene: PaymentScene = {}) {
  const shown = await showPayment({
    cards: [visa],
    ...scene,
    info: { paymentOptions: cardsToo, ...scene.info },
  });
  await chooseLoan(shown.user);
  const type = name.startsWith('Visa') ? /^Card/ : /^E-Check/;
  await shown.user.click(await screen.findByRole('radio', { name: type }));
  await chooseBank(shown.user, name);
  await openMenu(shown.user);
  return shown;
}

/** Management is behind one button, and not between the borrower and the payment (D172). */
async function openMenu(user: UserEvent) {
  const manage = await button('Manage');
  if (manage.getAttribute('aria-expanded') === 'false') await user.click(manage);
}

const confirmDeletion = async (user: UserEvent) => {
  await user.click(await button('Delete this payment method'));
  await user.click(await button('Delete payment method'));
};

describe('a saved method', () => {
  it('[PAY-203] that is a card is named by its type and last four digits', async () => {
    await choose('Visa x4242');
    const options = within(await methodSelect()).getAllByRole('option');
    expect(options.map(textOf)).toContain('Visa x4242');
    expect(options.map(textOf).join()).not.toContain('Checking');
  });
});

describe('the default method', () => {
  it.each([
    ['[PAY-206]', undefined, true],
    ['[PAY-206]', { isCard: false, profileId: 'p2' }, true],
    ['[PAY-207] of another type by the same number:', { isCard: true, profileId: 'p1' }, true],
    ['[PAY-207]', { isCard: false, profileId: 'p1' }, false],
  ])('%s being %j offers to make the chosen one the default: %s', async (_, current, offered) => {
    await choose('Checking x1234', { info: { defaultPaymentMethod: current } });
    expect(setDefault() !== null).toBe(offered);
  });

  it('[PAY-086, PAY-208, PAY-209] is set, and named', async () => {
    const { user, server } = await choose('Checking x1234', {
      prepare: ({ server: api }) => api.answer(setDefaultMethod, good),
    });
    expect(banner('Checking x1234')).toBeNull();
    await user.click(await button('Make this the default'));
    await waitFor(() => expect(banner('Checking x1234')).not.toBeNull());
    await openMenu(user);
    expect(setDefault()).toBeNull();
    const [request] = server.requestsTo(setDefaultMethod);
    expect(request).toMatchObject({
      method: 'POST',
      body: {
        AccountNumber: '001-1234567-8',
        PaymentMethod: {
          IsCard: false,
          AchInfo: { AccountType: 'Checking', AccountNumber: '1234', ProfileId: 'p1' },
        },
      },
    });
    expect(request?.url).toMatch(/\/api\/PaymentMethod\/SetDefaultPaymentMethod$/);
    expect(valueOf(await methodSelect())).toBe('p1');
  });

  it('[PAY-085, PAY-086, PAY-210, PAY-211] is removed', async () => {
    const { user, server } = await choose('Checking x1234', {
      info: { defaultPaymentMethod: { isCard: false, profileId: 'p1' } },
      prepare: ({ server: api }) => api.answer(removeDefaultMethod, good),
    });
    expect(banner('Checking x1234')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: /^Remove Checking x1234/ }));
    await waitFor(() => expect(banner('Checking x1234')).toBeNull());
    // The pressed button is gone.
    expect(document.activeElement).toBe(await button('New payment method'));
    await openMenu(user);
    expect(setDefault()).not.toBeNull();
    const [request] = server.requestsTo(removeDefaultMethod);
    expect(request).toMatchObject({ method: 'DELETE', body: undefined });
    expect(request?.url).toMatch(
      /\/api\/PaymentMethod\/RemoveDefaultPaymentMethod\?accountNumber=001-1234567-8$/,
    );
  });

  it('that cannot be changed shows an error', async () => {
    const { user } = await choose('Checking x1234', {
      prepare: ({ server }) => server.refuse(setDefaultMethod, 'Error'),
    });
    await user.click(await button('Make this the default'));
    expect(textOf(await screen.findByRole('alert'))).toBe(
      'The default payment method could not be changed. Please try again.',
    );
    expect(banner('Checking x1234')).toBeNull();
  });
});

describe('deleting a saved method', () => {
  it('[PAY-212, PAY-213] is asked in a dialog of 400 px; cancelled it sends nothing', async () => {
    const { user, server } = await choose('Checking x1234');
    await user.click(await button('Delete this payment method'));
    expect(dialog()?.style.getPropertyValue('--p-width')).toBe('calc(400 / 16 * var(--p-rem))');
    await user.click(await button('Cancel'));
    expect(dialog()).toBeNull();
    expect(server.requestsTo(deleteBankAccount)).toEqual([]);
    expect(valueOf(await methodSelect())).toBe('p1');
  });

  it('[PAY-202, PAY-214, PAY-216, PAY-217, PAY-219] removes a bank account from the list, and the later steps', async () => {
    const { user, server, clock } = await choose('Checking x1234', {
      prepare: ({ server: api }) => api.answer(deleteBankAccount, good),
    });
    expect(steps()).not.toBeNull();
    server.answer(paymentMethods, { ...good, paymentMethods: [methodOf(savings)] });
    await confirmDeletion(user);
    expect(await screen.findByText('Successfully deleted payment method')).toBeTruthy();
    const options = within(await methodSelect()).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('value'))).toEqual(['', 'p2']);
    expect(steps()).toBeNull();
    // The button that opened the question is gone.
    expect(document.activeElement).toBe(await button('New payment method'));
    expect(server.requestsTo(paymentMethods)).toHaveLength(2);
    expect(server.requestsTo(deleteBankAccount)).toMatchObject([
      {
        method: 'POST',
        body: { AccountType: 'Checking', AccountNumber: '1234', ProfileId: 'p1' },
      },
    ]);
    expect(server.requestsTo(deleteBankAccount)[0]?.url).toMatch(
      /\/api\/PaymentMethod\/DeleteAchPayment$/,
    );
    clock.advance(5_000);
    await waitFor(() =>
      expect(screen.queryByText('Successfully deleted payment method')).toBeNull(),
    );
  });

  it('[PAY-215] sends the info of a card', async () => {
    const { user, server } = await choose('Visa x4242', {
      prepare: ({ server: api }) => api.answer(deleteCard, good),
    });
    server.answer(paymentMethods, { ...good, paymentMethods: [methodOf(checking)] });
    await confirmDeletion(user);
    expect(await screen.findByText('Successfully deleted payment method')).toBeTruthy();
    expect(server.requestsTo(deleteCard)).toMatchObject([
      {
        method: 'POST',
        body: {
          CardType: 'Visa',
          CardNumber: '4242',
          ExpirationDate: '08/27',
          ProfileId: 'c1',
          DebitCreditType: 'DebitCard',
        },
      },
    ]);
    expect(server.requestsTo(deleteCard)[0]?.url).toMatch(
      /\/api\/PaymentMethod\/DeleteCardPayment$/,
    );
  });

  it.each([
    ['Error', 'Error deleting payment method'],
    [
      'MethodInUse',
      'This payment method is still needed for a scheduled payment or for autopay. Delete that payment first.',
    ],
  ])('[PAY-218] refused with %s says so and keeps it', async (code, words) => {
    const { user, server } = await choose('Checking x1234', {
      prepare: ({ server: api }) => api.refuse(deleteBankAccount, code),
    });
    await confirmDeletion(user);
    expect(textOf(await screen.findByRole('alert'))).toBe(words);
    expect(valueOf(await methodSelect())).toBe('p1');
    expect(steps()).not.toBeNull();
    expect(server.requestsTo(paymentMethods)).toHaveLength(1);
  });

  it('removes it even when the list cannot be fetched again', async () => {
    const { user, server } = await choose('Visa x4242', {
      cards: [visa, { ...visa, profileId: 'c2', last4: '1111' }],
      prepare: ({ server: api }) => api.answer(deleteCard, good),
    });
    server.refuse(paymentMethods, 'Error');
    await confirmDeletion(user);
    await screen.findByText('Successfully deleted payment method');
    const options = within(await methodSelect()).getAllByRole('option');
    expect(options.map(textOf)).not.toContain('Visa x4242');
  });
});

describe('a profile whose number is a number', () => {
  const numbered = {
    PaymentMethods: [
      {
        IsCard: false,
        AchInfo: { AccountType: 'Checking', AccountNumber: '1234', ProfileId: 7 },
      },
    ],
  };
  const prepare: PaymentScene['prepare'] = ({ server }) => {
    server.answerRaw(paymentMethods, numbered);
    server.answer(setDefaultMethod, good);
    server.answer(deleteBankAccount, good);
  };

  it('[POR-147] [D177] is sent back as a number', async () => {
    const { user, server } = await choose('Checking x1234', { prepare });
    await user.click(await button('Make this the default'));
    await waitFor(() => expect(banner('Checking x1234')).not.toBeNull());
    await openMenu(user);
    await confirmDeletion(user);
    await waitFor(() => expect(server.requestsTo(deleteBankAccount)).toHaveLength(1));
    expect(server.requestsTo(setDefaultMethod)[0]?.body).toMatchObject({
      PaymentMethod: { AchInfo: { ProfileId: 7 } },
    });
    expect(server.requestsTo(deleteBankAccount)[0]?.body).toMatchObject({ ProfileId: 7 });
  });

  it('[POR-147] [D177] is the default where that is named as text', async () => {
    await choose('Checking x1234', {
      prepare,
      info: { defaultPaymentMethod: { isCard: false, profileId: '7' } },
    });
    expect(banner('Checking x1234')).not.toBeNull();
    expect(setDefault()).toBeNull();
  });
});
