import { accountDetails, accountList, hideAccount } from '@portico/contract';
import { cents } from '@portico/rules';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { accountsAnswer } from '../testing/accounts-answer';
import { listedLoan, loanDetails, loanNumber } from '../testing/loan-answers';
import { showLoan } from '../testing/show-loan';

afterEach(cleanup);

const section = () => screen.findByRole('region', { name: `Auto loan ${loanNumber}` });
const part = (name: string) => {
  const heading = screen.getByRole('heading', { level: 3, name });
  if (!heading.parentElement) throw new Error('no part');
  return within(heading.parentElement);
};
/** The value beside a figure's name. */
const figure = (name: string, queries: Pick<typeof screen, 'getByText'> = screen) =>
  queries.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const closed = listedLoan({ comment: 'CLOSED' });

describe('the loan information', () => {
  it('[LON-153, LON-154, LON-155] has a heading, the account number and three parts', async () => {
    await showLoan();
    const region = within(await section());
    expect(region.getByRole('heading', { level: 2 }).textContent).toBe(`Auto loan ${loanNumber}`);
    expect(
      region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Account', 'History', 'Personal']);
  });

  it.each([
    ['[LON-569]', 'true', '001-1000001'],
    ['[LON-570]', 'false', loanNumber],
  ])('%s with the remove-check-digit setting %s shows %s', async (_id, value, number) => {
    await showLoan({ settings: { 'globalOptions.removeCheckDigitOption': value } });
    expect(
      await screen.findByRole('heading', { level: 2, name: `Auto loan ${number}` }),
    ).toBeTruthy();
  });

  it('[LON-140] is not shown with its hide setting; the name and the ways on stay', async () => {
    await showLoan({ settings: { 'loanOptions.hideLoanInformationOption': 'true' } });
    await screen.findByRole('heading', { level: 2, name: `Auto loan ${loanNumber}` });
    expect(screen.queryByRole('region', { name: `Auto loan ${loanNumber}` })).toBeNull();
    expect(screen.queryByText('Interest rate')).toBeNull();
    expect(screen.queryByLabelText('City')).toBeNull();
    expect(screen.getByRole('link', { name: 'Make A Payment' })).toBeTruthy();
  });

  it.each([
    ['as a credit', { balance: cents(0), creditBalance: cents(4_210) }, '$42.10'],
    ['as a balance below zero', { balance: cents(-4_210) }, '$42.10'],
    ['not at all', { balance: cents(0), creditBalance: cents(0) }, undefined],
  ])('says what is owed back, which the API answers %s', async (_, answered, amount) => {
    const details = loanDetails();
    const information = { ...details.information, ...answered };
    await showLoan({
      prepare: ({ server }) => server.answer(accountDetails, { ...details, information }),
    });
    const region = await section();
    const sentence = `You paid ${amount} more than you owed. We owe this amount to you.`;
    expect(region.textContent.includes(sentence)).toBe(amount !== undefined);
    expect(region.textContent.includes('more than you owed')).toBe(amount !== undefined);
  });

  it('[LON-140] is shown without it', async () => {
    await showLoan({ settings: { 'loanOptions.hideLoanInformationOption': 'false' } });
    expect(await section()).toBeTruthy();
    expect(screen.getByText('Interest rate')).toBeTruthy();
  });

  it.each([
    ['[LON-157, LON-171]', 'Account', 'Payment due', 'March 14, 2025'],
    ['[LON-158]', 'Account', 'Payment amount', '$370.35'],
    ['[LON-160]', 'Account', 'Interest rate', '7.50%'],
    ['[LON-161]', 'Account', 'Year-to-date interest', '$97.66'],
    ['[LON-162]', 'Account', 'Available credit', '$500.00'],
    ['[LON-163, LON-171]', 'Account', 'Origination date', 'January 4, 2024'],
    ['[LON-164]', 'Account', 'Late fees', '$30.00'],
    ['[LON-165]', 'Account', 'Misc fees', '$70.00'],
    ['[LON-167, LON-171]', 'History', 'Last payment date', 'February 14, 2025'],
    ['[LON-168]', 'History', 'Last transaction', '$370.00'],
    ['[LON-169]', 'History', 'Last year-to-date interest', '$1,178.43'],
    ['[LON-170]', 'History', 'Total amount due', '$370.35'],
  ])('%s has in the part %s: %s %s', async (_id, heading, name, value) => {
    await showLoan();
    await section();
    expect(figure(name, part(heading))).toBe(value);
  });

  it.each([
    [false, 'Bank account'],
    [true, 'Card'],
  ])('[LON-159] has the default payment method, by card %s: %s', async (isCard, name) => {
    await showLoan({
      prepare: ({ server }) =>
        server.answer(
          accountDetails,
          loanDetails({
            paymentInformation: {
              defaultPaymentMethod: { isCard, profileId: 'p-1' },
              scheduledPayments: [],
            },
          }),
        ),
    });
    await section();
    expect(figure('Default payment method')).toBe(name);
  });

  it('[LON-149] reads the documented answer', async () => {
    await showLoan({
      prepare: ({ server }) =>
        server.answerRaw(accountDetails, {
          HasNoErrors: true,
          Errors: [],
          Information: {
            AccountNumber: loanNumber,
            Address: { Address1: '1 A St', City: 'Ames', State: 'IA', ZipCode: '50010' },
            TotalLoanFees: 100,
            LateChargesDue: 30,
            OriginalMaturityDate: '2030-01-04',
            PaymentInformation: {
              RecurringPayment: null,
              DefaultPaymentMethod: { IsCard: true, ProfileId: 'p' },
              ScheduledPayments: [],
            },
          },
          Alerts: null,
          StatementFormat: 'PaperOnly',
          Documents: [],
          EStatements: [],
        }),
    });
    await section();
    expect(figure('Misc fees')).toBe('$70.00');
    expect(figure('Default payment method')).toBe('Card');
    expect(figure('Last payment planned')).toBe('January 2030');
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Ames');
  });

  it('[LON-172] shows a dash for a date of year 0001 and for what the answer lacks', async () => {
    await showLoan({
      prepare: ({ server }) =>
        server.answerRaw(accountDetails, {
          HasNoErrors: true,
          Information: {
            AccountNumber: loanNumber,
            LastPaymentDate: '0001-01-01T00:00:00',
            NextPaymentDate: '0001-01-01',
          },
        }),
    });
    await section();
    for (const name of ['Payment due', 'Last payment date', 'Interest rate', 'Available credit']) {
      expect(figure(name)).toBe('—');
    }
  });

  it('[LON-171] writes dates in the borrower’s language', async () => {
    await showLoan({ configuration: { locale: 'es' } });
    expect(await screen.findByText('14 de marzo de 2025')).toBeTruthy();
  });
});

describe('the first sentence', () => {
  it('says the amount due and its day', async () => {
    await showLoan({ institutionOptions: { today: '2025-03-01' } });
    expect(await screen.findByText('$370.35 due March 14')).toBeTruthy();
  });

  it('says what is past due', async () => {
    await showLoan({
      prepare: ({ server }) =>
        server.answer(accountList, accountsAnswer(listedLoan({ loanPastDue: cents(12_000) }))),
    });
    expect(await screen.findByText('Past due $120.00')).toBeTruthy();
  });

  it('says that nothing is due', async () => {
    await showLoan({
      prepare: ({ server }) =>
        server.answer(accountDetails, loanDetails({ totalAmountDue: cents(0) })),
    });
    expect(await screen.findByText('Nothing is due')).toBeTruthy();
  });
});

describe('the ways on', () => {
  it('[LON-173] Make A Payment opens the payment of an open loan', async () => {
    const { user, navigations } = await showLoan();
    const link = await screen.findByRole('link', { name: 'Make A Payment' });
    expect(link.getAttribute('href')).toBe(`#/payment/${loanNumber}`);
    await user.click(link);
    expect(navigations).toMatchObject([
      { screen: 'payment', params: { accountNumber: loanNumber } },
    ]);
  });

  it('[LON-174] Make A Payment is not shown for a closed loan', async () => {
    await showLoan({
      prepare: ({ server }) => server.answer(accountList, accountsAnswer(closed)),
    });
    expect(await screen.findByText('This loan is closed. Nothing is due.')).toBeTruthy();
    expect(screen.queryByText('Make A Payment')).toBeNull();
  });

  it('a closed loan names no payment that is due', async () => {
    await showLoan({
      prepare: ({ server }) => server.answer(accountList, accountsAnswer(closed)),
    });
    await screen.findByText('This loan is closed. Nothing is due.');
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names).toContain('Interest rate');
    expect(names).not.toContain('Payment due');
    expect(names).not.toContain('Payment amount');
    expect(names).not.toContain('Total amount due');
  });

  it.each([
    ['[LON-175, LON-180]', 'loanOptions.usePayoffQuoteOption', 'Payoff Quote', 'Payoff quote'],
    [
      '[ACC-070, LON-179, LON-180]',
      'loanOptions.useInsuranceOption',
      'View Insurance',
      'Insurance on this loan',
    ],
  ])('%s %s shows %s, which opens its dialog', async (_id, key, name, dialog) => {
    const { user } = await showLoan({ settings: { [key]: 'true' } });
    await user.click(await screen.findByRole('button', { name }));
    const opened = await screen.findByRole('dialog', { name: dialog });
    expect(opened.style.getPropertyValue('--p-width')).toBe('calc(500 / 16 * var(--p-rem))');
    cleanup();
    await showLoan({ settings: { [key]: 'false' } });
    await section();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each([
    ['[LON-176]', 'useRequestChangeOption', /Request a change/, 'requestChange'],
    ['[LON-177]', 'useDocumentCenterLinkOption', 'Document Center', 'documentCenter'],
  ])('%s %s shows a link to its screen', async (_id, key, name, target) => {
    const { user, navigations } = await showLoan({ settings: { [`loanOptions.${key}`]: 'true' } });
    await user.click(await screen.findByRole('link', { name }));
    expect(navigations).toMatchObject([{ screen: target, params: { accountNumber: loanNumber } }]);
    cleanup();
    await showLoan({ settings: { [`loanOptions.${key}`]: 'false' } });
    await section();
    expect(screen.queryByRole('link', { name })).toBeNull();
  });
});

describe('Hide From Web', () => {
  const opener = () => screen.findAllByRole('button', { name: 'Hide From Web' });
  const dialog = () => screen.findByRole('dialog');
  async function opened() {
    const shown = await showLoan();
    const [button] = await opener();
    await shown.user.click(button ?? document.body);
    await dialog();
    return shown;
  }
  const confirm = async () => (await opener()).at(-1) ?? document.body;

  it('[ACC-070, LON-178, LON-180, LON-337] opens its dialog, 500 px wide, and sends nothing', async () => {
    const { server } = await opened();
    expect((await dialog()).style.getPropertyValue('--p-width')).toBe(
      'calc(500 / 16 * var(--p-rem))',
    );
    expect((await dialog()).textContent).toContain(`Auto loan ${loanNumber}`);
    expect(server.requestsTo(hideAccount)).toHaveLength(0);
  });

  it('[LON-338] cancelled stays on the loan', async () => {
    const { server, user, navigations } = await opened();
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requestsTo(hideAccount)).toHaveLength(0);
    expect(navigations).toEqual([]);
  });

  it('[LON-339, LON-340, LON-341, LON-342] confirmed hides it, closes after 4 s and goes to the dashboard', async () => {
    const { server, user, navigations, clock } = await opened();
    await user.dblClick(await confirm());
    const hidden = `Auto loan ${loanNumber} is hidden from the web.`;
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(hidden));
    expect(server.requestsTo(hideAccount)).toMatchObject([
      { method: 'POST', url: '/api/Account/ShowHideAccount', body: { AccountNumber: loanNumber } },
    ]);
    server.answer(accountList, accountsAnswer());
    act(() => clock.advance(3_999));
    expect(navigations).toEqual([]);
    act(() => clock.advance(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(server.requestsTo(accountList)).toHaveLength(2));
    await waitFor(() => expect(navigations).toEqual([{ screen: 'dashboard' }]));
  });

  it('[LON-344, LON-345] that fails says so and stays', async () => {
    const { server, user, navigations, clock } = await opened();
    server.refuse(hideAccount, 'Error');
    await user.click(await confirm());
    await screen.findByText('An error occurred attempting to hide this account from the web.');
    act(() => clock.advance(10_000));
    expect(navigations).toEqual([]);
  });

  it('[LON-343] there is no control that shows a hidden account again', async () => {
    await opened();
    expect(
      screen.queryByRole('button', {
        name: /hidden|unhide|visible|show (this|the) (loan|account)/i,
      }),
    ).toBeNull();
  });

  it('is not offered where the lender removes it', async () => {
    await showLoan({ settings: { 'loanOptions.hideHideFromWebOption': 'true' } });
    await screen.findByRole('heading', { level: 3, name: 'Loan history' });
    expect(screen.queryByRole('button', { name: 'Hide From Web' })).toBeNull();
  });
});
