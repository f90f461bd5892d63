import {
  accountList,
  deleteRecurringBank,
  deleteRecurringCard,
  deleteScheduledBank,
  deleteScheduledCard,
  paymentInfo,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/dom';
import { aRecurringPayment, aScheduledPayment } from '../../../testing/fixtures';
import { deleteButtons, openPlanned, type PlannedScene } from '../../../testing/planned-payments';
import { button, chooseBank, stepNames } from '../../../testing/show-payment';

afterEach(cleanup);

/** The button of the question that deletes the payment. */
const confirmButton = async () =>
  within(await screen.findByRole('alertdialog')).getByRole('button', {
    name: /^(Delete payment|Turn off autopay)$/,
  });
const dialog = () => screen.queryByRole('alertdialog');

const calls = {
  'recurring card': [deleteRecurringCard, '/api/PaymentRecurring/DeleteCard'],
  'recurring bank': [deleteRecurringBank, '/api/PaymentRecurring/DeleteAch'],
  'scheduled card': [deleteScheduledCard, '/api/PaymentScheduled/DeleteCard'],
  'scheduled bank': [deleteScheduledBank, '/api/PaymentScheduled/DeleteAch'],
} as const;

type Case = readonly [
  name: keyof typeof calls,
  scene: PlannedScene,
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

  async function ask(more: Partial<PlannedScene> = {}) {
    const shown = await openPlanned({ ...scene, ...more });
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
    const { user, server } = await openPlanned(scene);
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
    const shown = await openPlanned(scene);
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
    const shown = await openPlanned(scene);
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
    const { user } = await openPlanned({
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
    const { user } = await openPlanned({
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
  const { user, server } = await openPlanned({
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
