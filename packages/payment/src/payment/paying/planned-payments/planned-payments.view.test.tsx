import {
  accountList,
  deleteRecurringBank,
  deleteRecurringCard,
  deleteScheduledBank,
  deleteScheduledCard,
  paymentInfo,
  type RecurringPayment,
  type ScheduledPayment,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { bankIcon, cardIcon } from '@portico/ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/dom';
import { aRecurringPayment, aScheduledPayment, day } from '../../../testing/fixtures';
import {
  button,
  chooseBank,
  chooseLoan,
  showPayment,
  type PaymentScene,
  stepNames,
} from '../../../testing/show-payment';

afterEach(cleanup);

const allowed = {
  'generalPaymentOptions.allowDeleteScheduledPaymentsOption': 'true',
  'recurringPaymentOptions.allowDeleteRecurringOption': 'true',
};

type Scene = Omit<PaymentScene, 'info'> & {
  readonly scheduled?: readonly ScheduledPayment[];
  readonly recurring?: RecurringPayment;
};

/** The payment screen with a loan chosen that has these future payments. */
async function openLoan({ scheduled = [], recurring, settings = allowed, ...scene }: Scene) {
  const shown = await showPayment({
    ...scene,
    settings,
    info: { scheduledPayments: scheduled, recurringPayment: recurring },
  });
  await chooseLoan(shown.user);
  await screen.findByRole('heading', { name: 'Pay from' });
  return shown;
}

const list = () => screen.findByRole('table', { name: 'Scheduled payments' });
const cellsOf = (row: HTMLElement | undefined) =>
  row ? [...row.querySelectorAll('th, td')].map(textOf) : [];
/** The button of the question that deletes the payment. */
const confirmButton = async () =>
  within(await screen.findByRole('alertdialog')).getByRole('button', {
    name: /^(Delete payment|Turn off autopay)$/,
  });
const deleteButtons = () =>
  screen.queryAllByRole('button', { name: /^(Delete the|Turn off autopay)/ });
const block = () => screen.findByRole('heading', { name: 'Autopay' });
const termsOf = (text: string) => screen.queryAllByText(text);
const dialog = () => screen.queryByRole('alertdialog');

describe('the scheduled payments', () => {
  it('[PAY-095, PAY-096, PAY-550, PAY-551, PAY-552, PAY-553, PAY-554] are in a table with the method step', async () => {
    const { user } = await showPayment({
      settings: allowed,
      info: {
        scheduledPayments: [
          aScheduledPayment({ paymentAmount: cents(123_450) }),
          aScheduledPayment({
            paymentId: 'scheduled-2',
            isCard: true,
            accountNumber: '4242',
            paymentDate: day('2025-04-02'),
          }),
        ],
      },
    });
    expect(screen.queryByRole('table')).toBeNull();
    await chooseLoan(user);
    const [header, bank, card] = within(await list()).getAllByRole('row');
    expect(cellsOf(header)).toEqual(['Type', 'Account or card', 'Payment day', 'Amount', 'Delete']);
    const values = (row: HTMLElement | undefined) =>
      cellsOf(row).map((text) => text.replace(/^(Account or card|Payment day|Amount)/, ''));
    expect(values(bank).slice(1, 4)).toEqual(['x1234', '03/20/2025', '$1,234.50']);
    expect(values(card).slice(1, 4)).toEqual(['x4242', '04/02/2025', '$100.00']);
    const typeOf = (row: HTMLElement | undefined) => [
      row?.querySelector('th path')?.getAttribute('d'),
      textOf(row?.querySelector('th')),
    ];
    expect(typeOf(bank)).toEqual([bankIcon, 'Bank account']);
    expect(typeOf(card)).toEqual([cardIcon, 'Card']);
    expect(
      termsOf('To change a payment that is still to come, delete it and set up a new one.'),
    ).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Pay from' })).toBeTruthy();
  });

  it('[PAY-096] show no instructions where nothing is planned', async () => {
    await openLoan({});
    await settle();
    expect(screen.queryByRole('table')).toBeNull();
    expect(
      termsOf('To change a payment that is still to come, delete it and set up a new one.'),
    ).toEqual([]);
  });

  it.each([
    ['[PAY-555]', {}, allowed, 1],
    ['[PAY-555]', { canDelete: false }, allowed, 0],
    ['[PAY-556]', {}, {}, 0],
    ['[PAY-557]', { hasBeenPosted: true }, allowed, 0],
  ])('%s %j with %j show %i delete buttons', async (_, change, settings, count) => {
    await openLoan({ scheduled: [aScheduledPayment(change)], settings });
    await list();
    expect(deleteButtons()).toHaveLength(count);
  });

  const text = { 'generalPaymentOptions.scheduledDeletionBlockedText': 'Call us to change it.' };
  const external = { 'generalPaymentOptions.externalScheduledPaymentManagerOption': 'true' };
  const held = aScheduledPayment({ paymentId: 'scheduled-2', canDelete: false });
  it.each([
    ['[PAY-558]', [aScheduledPayment()], { ...text }, 1],
    ['[PAY-558]', [aScheduledPayment()], {}, 0],
    ['[PAY-558]', [aScheduledPayment(), held], { ...allowed, ...text }, 0],
    ['[PAY-559]', [aScheduledPayment(), held], { ...allowed, ...text, ...external }, 1],
    ['[PAY-560]', [aScheduledPayment()], { ...text, ...external }, 1],
  ])('%s %j with %j show %i times that they are blocked', async (_, scheduled, settings, count) => {
    await openLoan({ scheduled, settings });
    await list();
    await settle();
    await waitFor(() => expect(termsOf('Call us to change it.')).toHaveLength(count));
  });
});

describe('autopay', () => {
  it('[PAY-095, PAY-532, PAY-533] shows schedule, amount and where it is paid from', async () => {
    await openLoan({ recurring: aRecurringPayment() });
    await block();
    const terms = screen.getAllByRole('term').map(textOf);
    const values = screen.getAllByRole('definition').map(textOf);
    const shown = Object.fromEntries(terms.map((term, index) => [term, values[index]]));
    expect(shown).toMatchObject({
      Schedule: 'On the due date',
      Amount: '$250.00',
      'Account or Card Ending In': 'x1234',
    });
    expect(deleteButtons()).toHaveLength(1);
  });

  it('[PAY-621] of a fixed day shows its date', async () => {
    await openLoan({
      recurring: aRecurringPayment({ recurringOption: 'DayOfMonth', date: day('2025-03-14') }),
    });
    await block();
    const values = screen.getAllByRole('definition').map(textOf);
    expect(values).toContain('Every month on day 14');
    expect(values).toContain('03/14/2025');
  });

  it.each([
    [{ additionalPrincipalAmount: cents(5_000) }, true],
    [{ additionalPrincipalAmount: cents(0) }, false],
    [{ additionalPrincipalAmount: cents(5_000), isCard: true }, false],
  ])('[PAY-534] %j shows additional principal: %s', async (change, shown) => {
    await openLoan({ recurring: aRecurringPayment(change) });
    await block();
    expect(termsOf('Additional principal amount')).toHaveLength(shown ? 1 : 0);
    expect(termsOf('$50.00')).toHaveLength(shown ? 1 : 0);
  });

  it.each([
    [{ recurringOption: 'Weekly' }, 'Every week'],
    [{ recurringOption: 'BiWeekly' }, 'Every two weeks'],
    [{ recurringOption: 'SemiMonthly' }, 'Twice a month'],
    [{ recurringOption: 'DayOfMonth', date: day('2025-04-17') }, 'Every month on day 17'],
    [{ recurringOption: 'DaysBeforeDue', numberOfDays: 3 }, '3 days before the due date'],
    [{ recurringOption: 'DaysBeforeDue', numberOfDays: 1 }, '1 day before the due date'],
    [{ recurringOption: 'DaysBeforeDue', numberOfDays: 0 }, 'On the due date'],
  ] as const)('[PAY-535] %j reads "%s"', async (change, words) => {
    await openLoan({ recurring: aRecurringPayment(change) });
    await block();
    expect(termsOf(words)).toHaveLength(1);
  });

  it('[PAY-536] is absent where there is none', async () => {
    await openLoan({ scheduled: [aScheduledPayment()] });
    await list();
    expect(screen.queryByRole('heading', { name: 'Autopay' })).toBeNull();
  });

  const text = { 'recurringPaymentOptions.recurringDeletionBlockedText': 'Call us to stop it.' };
  it.each([
    ['[PAY-537]', {}, allowed, 1, 0],
    ['[PAY-537]', { canDelete: false }, allowed, 0, 0],
    ['[PAY-538]', {}, {}, 0, 0],
    ['[PAY-539]', {}, text, 0, 1],
    ['[PAY-539]', { canDelete: false }, { ...allowed, ...text }, 0, 1],
    ['[PAY-539]', {}, { ...allowed, ...text }, 1, 0],
  ])(
    '%s %j with %j: %i delete buttons, blocked text shown %i times',
    async (_, change, settings, ways, expected) => {
      await openLoan({ recurring: aRecurringPayment(change), settings });
      await block();
      await settle();
      expect(deleteButtons()).toHaveLength(ways);
      await waitFor(() => expect(termsOf('Call us to stop it.')).toHaveLength(expected));
    },
  );
});

const calls = {
  'recurring card': [deleteRecurringCard, '/api/PaymentRecurring/DeleteCard'],
  'recurring bank': [deleteRecurringBank, '/api/PaymentRecurring/DeleteAch'],
  'scheduled card': [deleteScheduledCard, '/api/PaymentScheduled/DeleteCard'],
  'scheduled bank': [deleteScheduledBank, '/api/PaymentScheduled/DeleteAch'],
} as const;

type Case = readonly [
  name: keyof typeof calls,
  scene: Scene,
  id: string,
  rows: { readonly dialog: string; readonly cancel: string; readonly call: string },
];

const cases: readonly Case[] = [
  [
    'recurring bank',
    { recurring: aRecurringPayment() },
    'recurring-1',
    { dialog: 'PAY-540', cancel: 'PAY-541', call: 'PAY-027, PAY-543, PAY-544, PAY-545, PAY-546' },
  ],
  [
    'recurring card',
    { recurring: aRecurringPayment({ isCard: true }) },
    'recurring-1',
    { dialog: 'PAY-540', cancel: 'PAY-541', call: 'PAY-542, PAY-544, PAY-545, PAY-546' },
  ],
  [
    'scheduled bank',
    { scheduled: [aScheduledPayment()] },
    'scheduled-1',
    { dialog: 'PAY-561', cancel: 'PAY-562', call: 'PAY-027, PAY-564, PAY-565, PAY-566, PAY-567' },
  ],
  [
    'scheduled card',
    { scheduled: [aScheduledPayment({ isCard: true })] },
    'scheduled-1',
    { dialog: 'PAY-561', cancel: 'PAY-562', call: 'PAY-563, PAY-565, PAY-566, PAY-567' },
  ],
];

describe.each(cases)('deleting the %s payment', (name, scene, id, rows) => {
  const [call, path] = calls[name];

  async function ask(more: Partial<Scene> = {}) {
    const shown = await openLoan({ ...scene, ...more });
    await shown.user.click(
      await screen.findByRole('button', { name: /^(Delete the|Turn off autopay)/ }),
    );
    return shown;
  }

  it(`[${rows.dialog}] is asked in a dialog of 400 px`, async () => {
    await ask();
    expect(dialog()?.style.getPropertyValue('--p-width')).toBe('calc(400 / 16 * var(--p-rem))');
  });

  it(`[${rows.cancel}] cancelled sends nothing and keeps it`, async () => {
    const { user, server } = await ask();
    await user.click(await button('Cancel'));
    expect(dialog()).toBeNull();
    expect(deleteButtons()).toHaveLength(1);
    expect(server.requestsTo(call)).toEqual([]);
  });

  it(`[${rows.call}] sends it with the current token, waits, and returns to the method step`, async () => {
    const { user, server } = await openLoan(scene);
    await chooseBank(user);
    await waitFor(() => expect(stepNames()).toContain('Payment frequency'));
    await user.click(await screen.findByRole('button', { name: /^(Delete the|Turn off autopay)/ }));
    expect(server.requestsTo(accountList)).toHaveLength(1);
    const held = server.hold(call);
    await user.click(await confirmButton());
    expect((await confirmButton()).getAttribute('aria-busy')).toBe('true');
    held.release({ HasNoErrors: true, Token: 'token-2' });
    await waitFor(() => expect(dialog()).toBeNull());
    expect(server.requestsTo(call)).toHaveLength(1);
    expect(server.requestsTo(accountList)).toHaveLength(2);
    expect(server.requestsTo(call)[0]).toMatchObject({
      method: 'POST',
      body: {
        Token: 'token-of-the-loan',
        Payment: { EncryptedString: id, LoanAccountNumber: '001-1234567-8' },
      },
    });
    expect(server.requestsTo(call)[0]?.url).toMatch(new RegExp(`${path}$`));
    expect(deleteButtons()).toEqual([]);
    expect(stepNames()).toEqual(['Pay from']);
    expect(document.activeElement).toBe(
      screen
        .getByText(/^(The scheduled payment was deleted|Autopay was turned off)\.$/)
        .closest('[role=status]'),
    );
  });
});

describe.each(cases)('the message that the %s payment', (name, scene) => {
  const [call] = calls[name];
  const deleted = /^(The scheduled payment was deleted|Autopay was turned off)\.$/;

  async function confirm(prepare: (test: TestCore) => void) {
    const shown = await openLoan(scene);
    prepare(shown);
    await shown.user.click(
      await screen.findByRole('button', { name: /^(Delete the|Turn off autopay)/ }),
    );
    await shown.user.click(await confirmButton());
    return shown;
  }

  it('[PAY-620] was deleted goes after 5000 ms, and the focus stays in its place', async () => {
    const { clock } = await confirm(({ server }) =>
      server.answerRaw(call, { HasNoErrors: true, Token: 'token-2' }),
    );
    await screen.findByText(deleted);
    act(() => clock.advance(4_999));
    expect(screen.getByText(deleted)).toBeTruthy();
    act(() => clock.advance(1));
    await waitFor(() => expect(screen.queryByText(deleted)).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('[PAY-620] could not be deleted stays', async () => {
    const { clock } = await confirm(({ server }) => server.refuse(call, 'Error'));
    const failed = textOf(await screen.findByRole('alert'));
    act(() => clock.advance(60_000));
    await act(settle);
    expect(textOf(screen.getByRole('alert'))).toBe(failed);
  });
});

describe.each(cases)('a deletion of the %s payment whose answer is lost', (name, scene) => {
  const [call] = calls[name];
  const deleted =
    'recurring' in scene ? 'Autopay was turned off.' : 'The scheduled payment was deleted.';

  async function confirm(prepare: (test: TestCore) => void) {
    const shown = await openLoan(scene);
    shown.server.drop(call);
    prepare(shown);
    await shown.user.click(
      await screen.findByRole('button', { name: /^(Delete the|Turn off autopay)/ }),
    );
    await shown.user.click(await confirmButton());
    return shown;
  }

  it('reads the payments again: it is deleted', async () => {
    await confirm(({ server }) => server.answer(paymentInfo, answers.paymentInfo()));
    expect(textOf(await screen.findByText(deleted))).toBeTruthy();
    expect(deleteButtons()).toEqual([]);
  });

  it('reads the payments again: it is still planned', async () => {
    await confirm(() => undefined);
    expect(textOf(await screen.findByRole('alert'))).toMatch(
      / We got no answer, and this is not done so far\. You can safely try again\.$/,
    );
    expect(deleteButtons()).toHaveLength(1);
  });

  it('says that it is not known, where the payments cannot be read', async () => {
    await confirm(({ server }) => server.drop(paymentInfo));
    expect(textOf(await screen.findByRole('alert'))).toMatch(
      / We got no answer, so we do not know whether this is done\. You can safely try again\.$/,
    );
    expect(deleteButtons()).toHaveLength(1);
  });
});

describe('a deletion that the host refuses', () => {
  it.each([
    ['[PAY-548]', 'Error', 'An error occurred while attempting to cancel your recurring payment.'],
    ['[PAY-549]', 'DeleteNotAllowed', 'Cannot delete recurring payment.'],
    [
      '[POR-010, PAY-491]',
      'RecurringAchNotDeletable',
      'Deleting a recurring ACH payment is not allowed.',
    ],
    [
      '[POR-010, PAY-492]',
      'RecurringCardNotDeletable',
      'Deleting a recurring card payment is not allowed.',
    ],
    ['[POR-010, PAY-493]', 'RecurringNotDeletable', 'Deleting a recurring payment is not allowed.'],
  ])('%s with %s of a recurring payment says "%s"', async (_, code, words) => {
    const { user } = await openLoan({
      recurring: aRecurringPayment(),
      prepare: ({ server }) => server.refuse(deleteRecurringBank, code),
    });
    await user.click(await screen.findByRole('button', { name: /^(Delete the|Turn off autopay)/ }));
    await user.click(await confirmButton());
    expect(textOf(await screen.findByRole('alert'))).toBe(words);
    expect(deleteButtons()).toHaveLength(1);
  });

  it.each([
    ['[PAY-569]', 'Error', 'There was an error deleting your payment.'],
    ['[PAY-570]', 'DeleteNotAllowed', 'Cannot delete scheduled payment.'],
    [
      '[PAY-498]',
      'ScheduledAchNotModifiable',
      'Scheduled ACH payments cannot be modified. Please contact your financial institution.',
    ],
    [
      '[PAY-499]',
      'ScheduledCardNotModifiable',
      'Scheduled card payments cannot be modified. Please contact your financial institution.',
    ],
  ])('%s with %s of a scheduled payment says "%s"', async (_, code, words) => {
    const { user } = await openLoan({
      scheduled: [aScheduledPayment()],
      prepare: ({ server }) => server.refuse(deleteScheduledBank, code),
    });
    await user.click(await screen.findByRole('button', { name: /^(Delete the|Turn off autopay)/ }));
    await user.click(await confirmButton());
    expect(textOf(await screen.findByRole('alert'))).toBe(words);
    expect(deleteButtons()).toHaveLength(1);
  });
});

it('[PAY-547, PAY-568] the token of each deletion is the one of the next', async () => {
  const { user, server } = await openLoan({
    recurring: aRecurringPayment(),
    scheduled: [aScheduledPayment(), aScheduledPayment({ paymentId: 'scheduled-2' })],
    prepare: ({ server: api }) => {
      api.answerRaw(deleteScheduledBank, { HasNoErrors: true, Token: 'token-2' });
      api.answerRaw(deleteRecurringBank, { HasNoErrors: true, Token: 'token-3' });
    },
  });
  for (const name of [/^Delete the payment/, /^Turn off autopay/, /^Delete the payment/]) {
    const [first] = await screen.findAllByRole('button', { name });
    if (first) await user.click(first);
    await user.click(await confirmButton());
    await waitFor(() => expect(dialog()).toBeNull());
  }
  const tokens = [
    ...server.requestsTo(deleteScheduledBank),
    ...server.requestsTo(deleteRecurringBank),
  ];
  expect(tokens.map(({ body }) => body)).toMatchObject([
    { Token: 'token-of-the-loan', Payment: { EncryptedString: 'scheduled-1' } },
    { Token: 'token-3', Payment: { EncryptedString: 'scheduled-2' } },
    { Token: 'token-2', Payment: { EncryptedString: 'recurring-1' } },
  ]);
});
