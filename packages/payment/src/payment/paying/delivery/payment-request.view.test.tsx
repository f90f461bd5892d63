import {
  paymentMethods,
  submitImmediateBank,
  submitImmediateCard,
  submitRecurringBank,
  submitRecurringCard,
  submitScheduledBank,
  submitScheduledCard,
  thirdPartyFee,
  type Call,
} from '@portico/contract';
import { cents, localDate } from '@portico/rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { loanAccount } from '../../../testing/fixtures';
import {
  chooseFrequency,
  enterDay,
  openLoan,
  readyToSubmit,
  submitAndConfirm,
  summaryLine,
  typeAmount,
} from '../../../testing/show-payment';

afterEach(cleanup);

const bank = { AccountType: 'Checking', AccountNumber: '1234', ProfileId: 'p1' };
const card = {
  CardType: 'Visa',
  CardNumber: '4242',
  ExpirationDate: '08/27',
  ProfileId: 'c1',
  DebitCreditType: 'DebitCard',
};

const today = async () => undefined;
const later = async (user: UserEvent) => {
  await user.click(await screen.findByRole('radio', { name: /^On a later day/ }));
  await enterDay(user, '03/20/2025');
};
const weekly = async (user: UserEvent) => {
  await chooseFrequency(user, 'Weekly');
  await enterDay(user, '03/20/2025');
};
const everyWeek = { RecurringDetails: { RecurringOption: 'Weekly', DaysBeforeDue: 0 } };

type Row = readonly [
  call: Call,
  type: 'E-Check' | 'Card',
  when: (user: UserEvent) => Promise<unknown>,
  day: string,
  /** Dollars of the lender's own fee. */
  fee: number,
  more: object,
];

const rows: readonly Row[] = [
  [submitImmediateBank, 'E-Check', today, '2025-03-12', 1.5, {}],
  [submitScheduledBank, 'E-Check', later, '2025-03-20', 0.75, {}],
  [submitRecurringBank, 'E-Check', weekly, '2025-03-20', 0.25, everyWeek],
  [submitImmediateCard, 'Card', today, '2025-03-12', 2, {}],
  [submitScheduledCard, 'Card', later, '2025-03-20', 2, {}],
  [submitRecurringCard, 'Card', weekly, '2025-03-20', 2, everyWeek],
];

describe('the request of a payment', () => {
  it.each(rows.map((row) => [row[0].path, ...row] as const))(
    '[PAY-450, PAY-451, PAY-454, PAY-456] to %s holds what the screen showed, and only its own method',
    async (_path, call, type, when, day, fee, more) => {
      const { user, server, navigations } = await openLoan(
        {
          accounts: [loanAccount({ type: 9 })],
          settings: { 'generalPaymentOptions.useThirdPartyFeeOption': 'true' },
          prepare: ({ server: api }) =>
            api.answer(thirdPartyFee, {
              hasNoErrors: true,
              errors: [],
              thirdPartyFeeAmount: cents(345),
            }),
        },
        type,
      );
      await when(user);
      await typeAmount(user, '100.10');
      const fees = (fee + 3.45).toFixed(2);
      const total = (100.1 + fee + 3.45).toFixed(2);
      await waitFor(() => expect(summaryLine('Processing fee')).toBe(`$${fees}`));
      expect(summaryLine(when === weekly ? 'Each time' : 'Total')).toBe(`$${total}`);
      await submitAndConfirm(user);
      await waitFor(() => expect(navigations).toHaveLength(1));
      expect(server.requestsTo(call).map(({ body }) => body)).toEqual([
        {
          EncryptedData: 'token-of-the-loan',
          Payment: {
            LogonName: 'maria',
            Details: {
              PaymentDate: day,
              LoanAccountNumber: '001-1234567-8',
              Company: 7,
              PaymentAmount: 100.1,
              FirstPartyFee: fee,
              ThirdPartyFee: 3.45,
              AdditionalPrincipalAmount: 0,
            },
            AccountType: 9,
            IsPayoff: false,
            Method: type === 'Card' ? card : bank,
            ...more,
          },
        },
      ]);
    },
  );

  it.each([0, 9])(
    '[PAY-453] has the type code %d of the loan; the kind of bank account is in Method',
    async (code) => {
      const { user, server, navigations } = await openLoan(
        { accounts: [loanAccount({ type: code })] },
        'E-Check',
        'Savings x9876',
      );
      await typeAmount(user, '100');
      await submitAndConfirm(user);
      await waitFor(() => expect(navigations).toHaveLength(1));
      expect(server.requestsTo(submitImmediateBank)[0]?.body).toMatchObject({
        Payment: { AccountType: code, Method: { AccountType: 'Savings' } },
      });
    },
  );
});

it.each<[string, object, string, object]>([
  [
    '[PAY-622] bank account whose digits stand in LastFour alone',
    { IsCard: false, LastFour: '5678', AchInfo: { AccountType: 'Savings', ProfileId: 'p5' } },
    'Savings x5678',
    { AccountType: 'Savings', AccountNumber: '5678', ProfileId: 'p5' },
  ],
  [
    '[PAY-622] card whose digits stand in LastFour alone',
    { IsCard: true, LastFour: '9999', CardInfo: { CardType: 'Visa', ProfileId: 'c5' } },
    'Visa x9999',
    { CardType: 'Visa', CardNumber: '9999', ProfileId: 'c5' },
  ],
  [
    '[POR-147] [D177] bank account whose profile is a number',
    { IsCard: false, AchInfo: { AccountType: 'Savings', AccountNumber: '5678', ProfileId: 5 } },
    'Savings x5678',
    { AccountType: 'Savings', AccountNumber: '5678', ProfileId: 5 },
  ],
])('a %s is shown and paid with', async (_, method, name, sent) => {
  const isCard = name.startsWith('Visa');
  const { user, server, navigations } = await openLoan(
    {
      prepare: ({ server: api }) => api.answerRaw(paymentMethods, { PaymentMethods: [method] }),
    },
    isCard ? 'Card' : 'E-Check',
    name,
  );
  await typeAmount(user, '100');
  await submitAndConfirm(user);
  await waitFor(() => expect(navigations).toHaveLength(1));
  const [request] = server.requestsTo(isCard ? submitImmediateCard : submitImmediateBank);
  expect(request?.body).toMatchObject({ Payment: { Method: sent } });
});

describe('PaymentDetails of GetPaymentInfo', () => {
  it('[PAY-617] LoanAccountNumber goes into the submitted details', async () => {
    const { user, server, navigations } = await openLoan({
      info: { paymentDetails: { loanAccountNumber: 'L-77', company: 7 } },
    });
    await typeAmount(user, '100');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitImmediateBank)[0]?.body).toMatchObject({
      Payment: { Details: { LoanAccountNumber: 'L-77' } },
    });
  });

  it.each(['2025-03-12', '2025-02-01'])(
    '[PAY-615] PaymentDate %s, which is not later than today, changes nothing',
    async (date) => {
      const { user, server, navigations } = await openLoan({
        info: { paymentDetails: { paymentDate: localDate(date), company: 7 } },
      });
      await typeAmount(user, '100');
      await submitAndConfirm(user);
      await waitFor(() => expect(navigations).toHaveLength(1));
      expect(server.requestsTo(submitImmediateBank)[0]?.body).toMatchObject({
        Payment: { Details: { PaymentDate: '2025-03-12' } },
      });
    },
  );

  it('[PAY-303] a later PaymentDate is the first day that can be chosen', async () => {
    const { user } = await openLoan({
      info: { paymentDetails: { paymentDate: localDate('2025-03-20'), company: 7 } },
    });
    await typeAmount(user, '100');
    const today = screen.getByRole<HTMLInputElement>('radio', { name: /^Today/ });
    expect(today.disabled).toBe(true);
    expect(screen.getByText('The first day on which you can pay is 03/20/2025.')).toBeTruthy();
    await enterDay(user, '03/19/2025');
    expect(readyToSubmit()).toBeUndefined();
    await enterDay(user, '03/20/2025');
    await waitFor(() => expect(readyToSubmit()).toBeTruthy());
  });
});
