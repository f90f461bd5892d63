import {
  deleteRecurringBank,
  deleteRecurringCard,
  paymentInfo,
  skipNextDebit,
} from '@portico/contract';
import { answers, aRateReduction, aRecurringPayment } from '@portico/contract/fixtures';
import { cents, localDate } from '@portico/rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loanWithPlanned, showSection } from '../testing/show-section';
import AutopaySection from './autopay.view';

afterEach(cleanup);

const allowed = {
  'recurringPaymentOptions.allowDeleteRecurringOption': 'true',
  'recurringPaymentOptions.allowRecurringAchPayments': 'true',
};
const recurring = aRecurringPayment({ date: localDate('2025-04-04'), totalAmount: cents(37_035) });
const withAutopay = loanWithPlanned({ recurring });
const without = loanWithPlanned({});

/** The section over a host that knows the loan and deletes the payment. */
async function show(loan = withAutopay, more: Parameters<typeof showSection>[2] = {}) {
  const shown = await showSection(AutopaySection, loan, {
    settings: allowed,
    prepare: ({ server }) =>
      server.answer(paymentInfo, answers.paymentInfo({ paymentToken: 'token-1' })),
    ...more,
  });
  for (const call of [deleteRecurringBank, deleteRecurringCard, skipNextDebit]) {
    shown.server.answer(call, { hasNoErrors: true, errors: [], paymentToken: 'token-2' });
  }
  return shown;
}

const region = () => screen.queryByRole('region', { name: 'Autopay' });
const turnOff = () => screen.queryByRole('button', { name: 'Turn off autopay' });
const dialog = () => screen.queryByRole('alertdialog', { name: 'Turn off autopay?' });

async function ask(...options: Parameters<typeof show>) {
  const shown = await show(...options);
  await shown.user.click(turnOff() ?? document.body);
  return shown;
}

async function confirm(shown: Awaited<ReturnType<typeof show>>) {
  const buttons = screen.getAllByRole('button', { name: 'Turn off autopay' });
  await shown.user.dblClick(buttons.at(-1) ?? document.body);
}

describe('autopay', () => {
  it('[LON-141] is shown when recurring payment details exist: amount, rhythm, account, next dates', async () => {
    await show();
    expect(region()?.textContent).toContain('Autopay is on');
    expect(region()?.textContent).toContain(
      '$370.35 on day 4 of each month, from the account ending in 6789.',
    );
    expect(region()?.textContent).toContain(
      'Next: April 4, May 5, June 4. Until the loan is paid.',
    );
  });

  it('[LON-141] is not shown when there are no recurring payment details', async () => {
    const { container } = await show(without, { settings: {} });
    expect(region()).toBeNull();
    expect(container.textContent).toBe('');
  });

  it('names the amount and the card in Spanish', async () => {
    await show(loanWithPlanned({ recurring: { ...recurring, isCard: true } }), {
      configuration: { locale: 'es' },
    });
    await screen.findByText('$370.35 el día 4 de cada mes, desde la tarjeta terminada en 6789.');
    expect(screen.getByText(/^Próximos pagos: 4 de abril/)).toBeTruthy();
  });

  it('has no next date where the host has none', async () => {
    await show(loanWithPlanned({ recurring: { ...recurring, date: undefined } }));
    expect(region()?.textContent).toContain('$370.35 every month, from the account');
    expect(region()?.textContent).not.toContain('Next:');
  });

  it('is changed on the payment screen of the loan', async () => {
    const { user, navigations } = await show();
    await user.click(screen.getByRole('link', { name: 'Change autopay' }));
    expect(navigations).toMatchObject([
      { screen: 'payment', params: { accountNumber: '001-1000001-7' } },
    ]);
  });
});

describe('turning autopay off', () => {
  it('is asked once in a dialog; kept, nothing is sent', async () => {
    const { user, server } = await ask();
    expect(dialog()?.textContent).toContain(
      'No more payments of $370.35 will be taken from the account ending in 6789.',
    );
    await user.click(screen.getByRole('button', { name: 'Keep autopay' }));
    expect(dialog()).toBeNull();
    expect(server.requestsTo(paymentInfo)).toEqual([]);
    expect(server.requestsTo(deleteRecurringBank)).toEqual([]);
  });

  it.each([
    ['bank account', false, deleteRecurringBank],
    ['card', true, deleteRecurringCard],
  ] as const)('from a %s deletes it with a new token, once', async (_, isCard, call) => {
    const loan = loanWithPlanned({ recurring: { ...recurring, isCard } });
    const shown = await ask(loan, { reloaded: without });
    await confirm(shown);
    const message = await screen.findByText(
      'Autopay is off. From now on, make each payment yourself.',
    );
    expect(document.activeElement).toBe(message.closest('[role=status]'));
    expect(shown.server.requestsTo(call).map(({ body }) => body)).toEqual([
      {
        Token: 'token-1',
        Payment: { EncryptedString: 'recurring-1', LoanAccountNumber: '001-1000001-7' },
      },
    ]);
    expect(shown.reloads).toHaveLength(1);
    expect(screen.queryByText('Autopay is on')).toBeNull();
    expect(screen.getByRole('link', { name: 'Set up autopay' })).toBeTruthy();
  });

  it('that the host refuses keeps it, with the sentence of the code', async () => {
    const shown = await ask();
    shown.server.refuse(deleteRecurringBank, 'RecurringAchNotDeletable');
    await confirm(shown);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Deleting a recurring ACH payment is not allowed.',
    );
    expect(turnOff()).not.toBeNull();
    expect(shown.reloads).toEqual([]);
  });

  it('without an answer to the request for a token says that nothing was sent', async () => {
    const shown = await ask();
    shown.server.refuse(paymentInfo, 'x', 500);
    await confirm(shown);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'An error occurred while attempting to cancel your recurring payment. We could not reach the service, so nothing was sent. Please try again.',
    );
    expect(shown.server.requestsTo(deleteRecurringBank)).toEqual([]);
  });

  it.each([
    ['the lender does not allow it', recurring, {}],
    ['the host does not allow it', { ...recurring, canDelete: false }, allowed],
  ])('is not possible where %s, and says so', async (_, payment, settings) => {
    await show(loanWithPlanned({ recurring: payment }), {
      settings: {
        ...settings,
        'recurringPaymentOptions.recurringDeletionBlockedText': 'Call us to stop it.',
      },
    });
    expect(turnOff()).toBeNull();
    await waitFor(() => expect(screen.getByText('Call us to stop it.')).toBeTruthy());
  });
});

describe('autopay that says its debits', () => {
  const debit = (date: string, isSkipped = false) => ({
    date: localDate(date),
    amount: cents(37_035),
    isSkipped,
  });
  const explained = {
    ...recurring,
    nextDebits: [debit('2025-04-04'), debit('2025-05-05'), debit('2025-06-04')],
    lastDebitDate: localDate('2027-01-04'),
    rateReduction: aRateReduction(),
    canSkipNext: true,
  };
  const skipped = {
    ...explained,
    nextDebits: [debit('2025-04-04', true), debit('2025-05-05')],
  };
  const debits = () =>
    [...screen.getByRole('list', { name: 'Next debits' }).children].map((one) => one.textContent);
  const button = () => screen.queryByRole('button', { name: 'Skip the next debit' });

  async function askToSkip(more: Parameters<typeof show>[1] = {}) {
    const shown = await show(loanWithPlanned({ recurring: explained }), more);
    await shown.user.click(button() ?? document.body);
    return shown;
  }
  const confirmSkip = ({ user }: Awaited<ReturnType<typeof show>>) =>
    user.dblClick(screen.getByRole('button', { name: 'Skip this debit' }));

  it('[POR-172] names each with its amount, the last one, and the lower rate with its conditions', async () => {
    await show(loanWithPlanned({ recurring: explained }));
    expect(debits()).toEqual(['April 4: $370.35', 'May 5: $370.35', 'June 4: $370.35']);
    expect(region()?.textContent).toContain('The last debit is on January 4, 2027.');
    expect(region()?.textContent).toContain(
      'Autopay lowers your interest rate by 0.25 percentage points. It ends when autopay is turned off.',
    );
    expect(region()?.textContent).not.toContain('Until the loan is paid.');
  });

  it('[POR-172] skips the next one once, and says which one is taken then', async () => {
    const shown = await askToSkip({ reloaded: loanWithPlanned({ recurring: skipped }) });
    const question = screen.getByRole('alertdialog', { name: 'Skip the next debit?' });
    expect(question.textContent).toContain(
      'Autopay will not take $370.35 on April 4. The payment stays due: make it yourself.',
    );
    expect(question.textContent).toContain('Autopay then takes $370.35 on May 5.');
    await confirmSkip(shown);
    const message = await screen.findByText(
      /^The debit of \$370\.35 on April 4 is skipped\..* Autopay then takes \$370\.35 on May 5\.$/,
    );
    expect(document.activeElement).toBe(message.closest('[role=status]'));
    expect(shown.server.requestsTo(skipNextDebit).map(({ body }) => body)).toEqual([
      {
        Token: 'token-1',
        DebitDate: '2025-04-04',
        Payment: { EncryptedString: 'recurring-1', LoanAccountNumber: '001-1000001-7' },
      },
    ]);
    expect(debits()).toEqual(['April 4: $370.35, skipped', 'May 5: $370.35']);
    expect(button()).toBeNull();
    expect(turnOff()).not.toBeNull();
  });

  it('[POR-172] that is not skipped, because the host refuses it, says so', async () => {
    const shown = await askToSkip();
    shown.server.refuse(skipNextDebit, 'SkipNotAllowed');
    await confirmSkip(shown);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This debit cannot be skipped. Please contact us.',
    );
    expect(shown.reloads).toEqual([]);
  });

  it.each([
    [
      'as it was',
      explained,
      /^The debit could not be skipped\. We got no answer, and this is not done/,
    ],
    ['skipped', skipped, /^The debit of \$370\.35 on April 4 is skipped\./],
  ])('[POR-172] without an answer is read again: it is %s', async (_, now, sentence) => {
    const shown = await askToSkip();
    shown.server.answerRaw(skipNextDebit, '<html>', 500);
    shown.server.answer(paymentInfo, answers.paymentInfo({ recurringPayment: now }));
    await confirmSkip(shown);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it.each([
    ['the host does not allow it', { canSkipNext: false }],
    ['it is skipped already', { nextDebits: skipped.nextDebits }],
    ['its day has come', { nextDebits: [debit('2025-03-12')] }],
    ['the host does not name it', { nextDebits: undefined }],
  ])('is not to be skipped where %s', async (_, change) => {
    await show(loanWithPlanned({ recurring: { ...explained, ...change } }));
    expect(turnOff()).not.toBeNull();
    expect(button()).toBeNull();
  });
});

it('[POR-172] autopay that was turned off leaves a copy of the revocation', async () => {
  const shown = await ask(withAutopay, { reloaded: without });
  const saved: string[] = [];
  vi.stubGlobal(
    'Blob',
    class extends Blob {
      constructor(parts: readonly string[]) {
        super([...parts]);
        saved.push(parts.join(''));
      }
    },
  );
  Object.assign(URL, { createObjectURL: () => 'blob:copy', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await confirm(shown);
  const copy =
    'On March 12, 2025, you turned off autopay for the loan 001-1000001-7. You no longer authorize us to take payments of $370.35 from the account or card ending in 6789.';
  expect(await screen.findByText(copy)).toBeTruthy();
  shown.clock.advance(6_000);
  await shown.user.click(screen.getByRole('button', { name: 'Save a copy' }));
  expect(saved).toEqual([expect.stringContaining(copy)]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('autopay that is off', () => {
  it('[POR-153] is offered in one sentence, with the way to set it up', async () => {
    const { user, navigations } = await show(without);
    await screen.findByText('Autopay is off');
    expect(region()?.textContent).toContain('Autopay is off');
    expect(region()?.textContent).toContain('Have $312.50 paid for you on each due date.');
    await user.click(screen.getByRole('link', { name: 'Set up autopay' }));
    expect(navigations).toMatchObject([
      {
        screen: 'payment',
        params: { accountNumber: '001-1000001-7', frequency: 'OnDueDate' },
      },
    ]);
  });

  it.each([
    [
      'en',
      'Autopay lowers your interest rate by 0.25 percentage points. It ends when autopay is turned off.',
    ],
    [
      'es',
      'El pago automático baja su tasa de interés en 0.25 puntos porcentuales. Termina cuando se desactiva el pago automático.',
    ],
  ])(
    '[POR-172] is offered with the lower rate and its conditions: %s',
    async (locale, sentence) => {
      await show(without, {
        configuration: { locale },
        prepare: ({ server: host }) =>
          host.answer(
            paymentInfo,
            answers.paymentInfo({
              paymentOptions: {
                allowCards: true,
                allowACH: true,
                recurringAllowed: true,
                autopayRateReduction: aRateReduction(),
              },
            }),
          ),
      });
      expect(await screen.findByText(sentence)).toBeTruthy();
    },
  );

  it('is not offered where the host does not allow it, and the section says so', async () => {
    await show(without, {
      prepare: ({ server: host }) =>
        host.answer(
          paymentInfo,
          answers.paymentInfo({
            paymentOptions: { allowCards: true, allowACH: true, recurringAllowed: false },
          }),
        ),
    });
    expect(await screen.findByText('Autopay cannot be set up here for this loan.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Set up autopay' })).toBeNull();
  });

  it('keeps its section while the host is asked, and where the host refuses to say', async () => {
    const { server } = await show(without, {
      prepare: ({ server: host }) => host.refuse(paymentInfo, 'PaymentBlocked'),
    });
    expect(region()).not.toBeNull();
    expect(await screen.findByText('Autopay cannot be set up here for this loan.')).toBeTruthy();
    expect(server.requestsTo(paymentInfo)).toHaveLength(1);
  });

  it('can be asked for again where the host did not answer', async () => {
    const { user, server } = await show(without, {
      prepare: ({ server: host }) => host.drop(paymentInfo),
    });
    await screen.findByRole('alert');
    server.answer(paymentInfo, answers.paymentInfo());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Autopay is off')).toBeTruthy();
  });

  it('is not offered on a closed loan', async () => {
    await show({ ...without, closed: true });
    expect(region()).toBeNull();
  });
});
