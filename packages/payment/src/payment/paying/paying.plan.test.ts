import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import {
  context,
  checking,
  day,
  loanAccount,
  loanInfo,
  openToAll,
  today,
  visa,
} from '../../testing/fixtures';
import { chooseChecking, chooseLoan, openLoan, paymentWorld } from '../../testing/flow-world';
import type { Method } from './method';
import { payingInfo, type OpenAccount } from './paying.facts';
import type { PaymentInfo } from './paying.state';

const saving = { save: true, singleUse: true };

function opened(info: Partial<PaymentInfo> = {}, pastDue = cents(0)): OpenAccount {
  return {
    at: 'open',
    account: loanAccount({ loanPastDue: pastDue }),
    loan: {
      info: loanInfo(info),
      saved: { banks: [checking], cards: [visa] },
      types: ['ach', 'card'],
      saving: { ach: saving, card: saving },
      asOf: { day: today, afterCutoff: false },
    },
  };
}

describe('what the later steps receive of method and loan', () => {
  const bank: Method = { kind: 'saved-bank', ...checking };
  const once: Method = {
    kind: 'new-bank',
    bank: { accountType: 'Checking', ownerName: 'A B', routingNumber: '021', accountNumber: '12' },
    bankName: undefined,
  };

  it.each<[string, OpenAccount, Method, object]>([
    [
      'a saved bank account',
      opened({ payOffAmount: cents(500_000) }),
      bank,
      {
        paymentType: 'ach',
        debitCredit: undefined,
        payoffAmount: 500_000,
        pastDue: false,
        delinquent: false,
        onlyImmediatePmts: false,
        singleUse: false,
      },
    ],
    ['a new one', opened(), once, { paymentType: 'ach', singleUse: true }],
    [
      'a card',
      opened(),
      { kind: 'saved-card', ...visa },
      { paymentType: 'card', debitCredit: 'debit' },
    ],
    ['a loan past due', opened({}, cents(100)), bank, { pastDue: true }],
    ['a delinquent loan', opened({ isDelinquent: true }), bank, { delinquent: true }],
    [
      'a loan paid today only',
      opened({ restrictionCode: 'InterestTooHighForDelayedPayment' }),
      bank,
      { onlyImmediatePmts: true },
    ],
  ])('[PAY-228] %s', (_, account, method, told) => {
    expect(payingInfo(account, method)).toMatchObject(told);
  });
});

describe('the selection of the frequency step', () => {
  const world = () =>
    paymentWorld({
      context: () => ({ ...context, settings: { ...context.settings, thirdPartyFee: true } }),
      loadLoan: () => Promise.resolve({ ...openLoan, info: loanInfo(openToAll) }),
      quote: () => Promise.resolve(cents(512_345)),
      fee: () => Promise.resolve(cents(345)),
    });
  const start = [chooseLoan, { type: 'chooseType', paymentType: 'ach' }, chooseChecking] as const;

  it('[PAY-226] carries frequency, date, days, validity, payoff and fee', async () => {
    const { after, state } = world();
    await after(...start, { type: 'chooseFrequency', frequency: 'DaysBeforeDue' });
    expect(state().plan?.selection).toEqual({
      frequency: 'DaysBeforeDue',
      date: undefined,
      numDays: undefined,
      valid: false,
      payoffInfo: { isPayoff: false, payoffQuote: undefined },
      thirdPartyFee: undefined,
    });
    await after({ type: 'chooseDays', days: 3 });
    expect(state().plan?.selection).toEqual({
      frequency: 'DaysBeforeDue',
      date: day('2025-03-29'),
      numDays: 3,
      valid: true,
      payoffInfo: { isPayoff: false, payoffQuote: undefined },
      thirdPartyFee: 345,
    });
  });

  it('[PAY-226] of a payoff carries its quote', async () => {
    const { after, state } = world();
    await after(...start, { type: 'payOff', on: true }, { type: 'payLater', text: '03/20/2025' });
    expect(state().plan?.selection).toMatchObject({
      frequency: 'OneTime',
      date: day('2025-03-20'),
      valid: true,
      payoffInfo: { isPayoff: true, payoffQuote: 512_345 },
    });
  });

  it('[PAY-048] uses the data of the host about the loan', async () => {
    const info = loanInfo({
      ...openToAll,
      dueDate: day('2025-03-17'),
      nonPaymentDays: [day('2025-03-17')],
      nonSchedulablePaymentDays: [day('2025-03-15')],
      payOffAmount: cents(700_00),
      scheduledPayments: [],
    });
    const { after, state } = paymentWorld({
      loadLoan: () => Promise.resolve({ ...openLoan, info }),
    });
    await after(...start);
    expect(state().plan?.frequencies).not.toContain('OnDueDate');
    await after({ type: 'chooseFrequency', frequency: 'DaysBeforeDue' });
    expect(state().plan?.timing).toMatchObject({
      choices: [
        { days: 1, date: '2025-03-16' },
        { days: 3, date: '2025-03-14' },
        { days: 4, date: '2025-03-13' },
      ],
    });
    await after({ type: 'chooseFrequency', frequency: 'OneTime' }, { type: 'payOff', on: true });
    expect(state().plan?.ready).toMatchObject({
      submission: { amount: 700_00, fees: { firstParty: 150 }, dueDate: '2025-03-17' },
      left: 0,
    });
  });
});
