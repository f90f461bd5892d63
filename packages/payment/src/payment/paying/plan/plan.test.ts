import { cents, parseMoney, type Frequency } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { checking, context, day, loanInfo, openToAll, visa } from '../../../testing/fixtures';
import {
  chooseChecking,
  chooseLoan,
  loan,
  openLoan,
  payLater,
  paymentWorld,
  typeAmount,
} from '../../../testing/flow-world';
import { openAccount } from '../../../testing/open-account';
import type { Method } from '../methods/method';
import type { PaymentEvent } from '../paying.events';
import { noAnswers, noChoices } from '../steps/edit-choices';
import type { Choices, HostRequest, OpenAccount, PaymentInfo, Timing } from './choices';
import { feeQuestion, quoteKey } from './host-questions';
import { planOf } from './plan';
import { payingInfo } from './rule-facts';

const bank: Method = { kind: 'saved-bank', ...checking };

describe('what the later steps receive of method and loan', () => {
  const once: Method = {
    kind: 'new-bank',
    bank: { accountType: 'Checking', ownerName: 'A B', routingNumber: '021', accountNumber: '12' },
    bankName: undefined,
  };

  it.each<[string, OpenAccount, Method, object]>([
    [
      'a saved bank account',
      openAccount({ payOffAmount: cents(500_000) }),
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
    ['a new one', openAccount(), once, { paymentType: 'ach', singleUse: true }],
    [
      'a card',
      openAccount(),
      { kind: 'saved-card', ...visa },
      { paymentType: 'card', debitCredit: 'debit' },
    ],
    ['a loan past due', openAccount({}, { loanPastDue: cents(100) }), bank, { pastDue: true }],
    ['a delinquent loan', openAccount({ isDelinquent: true }), bank, { delinquent: true }],
    [
      'a loan paid today only',
      openAccount({ restrictionCode: 'InterestTooHighForDelayedPayment' }),
      bank,
      { onlyImmediatePmts: true },
    ],
  ])('[PAY-228] %s', (_, account, method, expected) => {
    expect(payingInfo(account, method)).toMatchObject(expected);
  });
});

describe('the selection of the frequency step', () => {
  const world = () =>
    paymentWorld({
      context: () => ({ ...context, settings: { ...context.settings, thirdPartyFee: true } }),
      loadLoan: () => Promise.resolve(openLoan({ info: loanInfo(openToAll) })),
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
    await after(...start, { type: 'payOff', on: true }, payLater('03/20/2025'));
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
      loadLoan: () => Promise.resolve(openLoan({ info })),
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
      remaining: 0,
    });
  });
});

describe('the plan as far as the choices go', () => {
  const chosen: Choices = {
    ...noChoices,
    account: openAccount(openToAll),
    type: 'ach',
    method: bank,
  };

  it('is none before the account is open and a method is chosen', () => {
    expect(planOf({ ...chosen, method: undefined }, context, noAnswers)).toBeUndefined();
    const account = { at: 'choosing' } as const;
    expect(planOf({ ...chosen, account }, context, noAnswers)).toBeUndefined();
  });

  it('offers the frequencies, and requests nothing before one is chosen', () => {
    const plan = planOf(chosen, context, noAnswers);
    expect(plan?.frequencies).toContain('Weekly');
    expect(plan).toMatchObject({
      selection: undefined,
      quote: { needed: undefined, pending: false },
      fee: { needed: undefined, pending: false, failed: false },
      ready: undefined,
    });
  });
});

describe("a third party's fee", () => {
  const withFee = { ...context, settings: { ...context.settings, thirdPartyFee: true } };
  const timing: Timing = { frequency: 'OneTime', when: { choice: 'today' }, payoff: false };
  const chosen: Choices = {
    ...noChoices,
    account: openAccount(),
    type: 'ach',
    method: bank,
    timing,
    amount: { text: '100', amount: parseMoney('100'), touched: false },
  };
  const { key } = feeQuestion(loan.number, 'immediate', { type: 'ach' });
  const other = feeQuestion(loan.number, 'scheduled', { type: 'ach' });
  const waiting = { pending: true, failed: false, amount: undefined };

  it.each<[string, HostRequest | undefined, object, number | undefined]>([
    ['is not requested yet', undefined, waiting, undefined],
    ['is being requested', { key, at: 'pending' }, waiting, undefined],
    [
      'is known of another payment only',
      { key: other.key, at: 'known', amount: cents(99) },
      waiting,
      undefined,
    ],
    [
      'could not be found out',
      { key, at: 'failed' },
      { pending: false, failed: true, amount: undefined },
      undefined,
    ],
    [
      'is known',
      { key, at: 'known', amount: cents(345) },
      { pending: false, failed: false, amount: 345 },
      10_495,
    ],
  ])('%s: the total is shown only once the fee is known', (_, fee, answer, total) => {
    const plan = planOf(chosen, withFee, { ...noAnswers, fee });
    expect(plan).toMatchObject({ fee: answer, selection: { valid: total !== undefined } });
    expect(plan?.ready?.total).toBe(total);
  });

  it('is not requested where no third party charges one', () => {
    expect(planOf(chosen, context, noAnswers)).toMatchObject({
      fee: { needed: undefined, pending: false, failed: false },
      ready: { total: 10_150 },
    });
  });

  it('is not requested while the day is invalid', () => {
    const when = { choice: 'later', text: '03/15/2025' } as const;
    expect(planOf({ ...chosen, timing: { ...timing, when } }, withFee, noAnswers)).toMatchObject({
      fee: { needed: undefined, pending: false },
      selection: { valid: false },
    });
  });
});

describe('the payoff of a later day', () => {
  const chosenFor = (text: string, payoff = true): Choices => ({
    ...noChoices,
    account: openAccount(),
    type: 'ach',
    method: bank,
    timing: { frequency: 'OneTime', when: { choice: 'later', text }, payoff },
  });
  const key = quoteKey(loan.number, day('2025-03-20'));

  it.each<[string, HostRequest | undefined, boolean, number | undefined]>([
    ['is not requested yet', undefined, true, undefined],
    ['is being requested', { key, at: 'pending' }, true, undefined],
    ['is known', { key, at: 'known', amount: cents(512_345) }, false, 512_345],
  ])('%s: it can be reviewed only once its quote is known', (_, quote, pending, amount) => {
    const plan = planOf(chosenFor('03/20/2025'), context, { ...noAnswers, quote });
    expect(plan).toMatchObject({
      quote: { needed: { payOffDate: '2025-03-20' }, pending },
      selection: { date: '2025-03-20', valid: !pending, payoffInfo: { payoffQuote: amount } },
    });
    expect(plan?.ready?.submission.amount).toBe(amount);
  });

  it.each([
    ['the payoff is of today', chosenFor('03/12/2025')],
    ['the day is invalid', chosenFor('03/15/2025')],
    ['the loan is not paid off', chosenFor('03/20/2025', false)],
  ])('is not requested where %s', (_, chosen) => {
    expect(planOf(chosen, context, noAnswers)?.quote).toEqual({
      needed: undefined,
      pending: false,
    });
  });
});

describe('the payment to confirm', () => {
  const confirmed = async (info: Partial<PaymentInfo>, ...events: readonly PaymentEvent[]) => {
    const { after, state } = paymentWorld({
      loadLoan: () => Promise.resolve(openLoan({ info: loanInfo({ ...openToAll, ...info }) })),
    });
    await after(chooseLoan, { type: 'chooseType', paymentType: 'ach' }, chooseChecking, ...events);
    return state().plan?.ready;
  };
  const every = (frequency: Frequency): PaymentEvent => ({ type: 'chooseFrequency', frequency });
  const from = (text: string): readonly PaymentEvent[] => [
    { type: 'typeFirstDay', text },
    typeAmount('100'),
  ];
  const threeDaysBefore: PaymentEvent = { type: 'chooseDays', days: 3 };

  it.each<[Frequency, readonly PaymentEvent[], readonly string[]]>([
    // June 1 is a Sunday.
    ['OnDueDate', [], ['2025-04-01', '2025-05-01', '2025-06-02']],
    // March 29 is a Saturday.
    ['DaysBeforeDue', [threeDaysBefore], ['2025-03-31', '2025-04-28', '2025-05-29']],
    // April 20 is a Sunday.
    ['MonthlyOnDate', from('03/20/2025'), ['2025-03-20', '2025-04-21', '2025-05-20']],
    // April 13 is a Sunday.
    ['SemiMonthly', from('03/13/2025'), ['2025-03-13', '2025-03-27', '2025-04-14']],
    ['TwoWeeks', from('03/20/2025'), ['2025-03-20', '2025-04-03', '2025-04-17']],
    ['Weekly', from('03/20/2025'), ['2025-03-20', '2025-03-27', '2025-04-03']],
  ])('%s: shows the next three days', async (frequency, events, days) => {
    const ready = await confirmed({}, every(frequency), ...events);
    expect(ready?.recurring?.next.map(({ payOn }) => payOn)).toEqual(days);
  });

  it('on the due dates of a loan that bills every two weeks shows these', async () => {
    const ready = await confirmed({ loanBillingFrequency: 'BiWeekly' }, every('OnDueDate'));
    expect(ready?.recurring?.next.map(({ planned }) => planned)).toEqual([
      '2025-04-01',
      '2025-04-15',
      '2025-04-29',
    ]);
  });

  it('of one time has no further days', async () => {
    const ready = await confirmed({}, typeAmount('100'));
    expect(ready?.submission.amount).toBe(10_000);
    expect(ready?.recurring).toBeUndefined();
  });

  it.each<[Frequency, readonly PaymentEvent[], number | undefined]>([
    ['OnDueDate', [], 0],
    ['DaysBeforeDue', [threeDaysBefore], 3],
    ['Weekly', from('03/20/2025'), undefined],
    ['OneTime', [typeAmount('100')], undefined],
  ])('%s: tells the host how many days before the due date', async (frequency, events, days) => {
    const ready = await confirmed({}, every(frequency), ...events);
    expect(ready?.submission.frequencyInfo).toMatchObject({ frequency, numDays: days });
  });

  it('of a recurring one warns of no cut-off, and has the fee of a recurring one', async () => {
    const ready = await confirmed({}, every('Weekly'), ...from('03/20/2025'));
    expect(ready).toMatchObject({ pastCutoff: false, fee: 25, total: 10_025 });
  });

  it.each([
    ['after a part of it', 500_000, 490_000],
    ['after all of it', 10_000, 0],
    ['where the host sends no payoff amount', 0, undefined],
  ])('shows what remains of the payoff %s', async (_, payoff, remaining) => {
    const ready = await confirmed({ payOffAmount: cents(payoff) }, typeAmount('100'));
    expect(ready).toMatchObject({ submission: { amount: 10_000 }, remaining });
  });
});
