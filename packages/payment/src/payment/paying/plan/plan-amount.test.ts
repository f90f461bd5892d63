import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { checking, context, loanInfo, openToAll, settings, visa } from '../../../testing/fixtures';
import {
  choose,
  chooseChecking,
  loan,
  openLoan,
  paymentWorld,
  typeAmount,
  typePrincipal,
} from '../../../testing/flow-world';
import type { PaymentEvent } from '../paying.events';
import type { PaymentSettings } from '../paying.settings';
import type { PaymentInfo } from './choices';

type Given = {
  readonly info?: Partial<PaymentInfo>;
  readonly amounts?: Partial<PaymentSettings['amounts']>;
  readonly recurring?: Partial<PaymentSettings['recurring']>;
  readonly accountType?: number;
  readonly card?: boolean;
};

/** What the screen knows of the amount after these choices. */
async function planAfter(given: Given, ...events: readonly PaymentEvent[]) {
  const { after, state } = paymentWorld({
    context: () => ({
      ...context,
      settings: {
        ...settings,
        amounts: { ...settings.amounts, ...given.amounts },
        recurring: { ...settings.recurring, ...given.recurring },
      },
    }),
    loadLoan: () =>
      Promise.resolve(
        openLoan({
          info: loanInfo({ ...openToAll, ...given.info }),
          saved: { banks: [checking], cards: [visa] },
        }),
      ),
  });
  await after(
    choose({ ...loan, type: given.accountType ?? loan.type }),
    { type: 'chooseType', paymentType: given.card ? 'card' : 'ach' },
    given.card ? { type: 'chooseSaved', profileId: visa.profileId } : chooseChecking,
    ...events,
  );
  return state().plan;
}

const onDueDate: PaymentEvent = { type: 'chooseFrequency', frequency: 'OnDueDate' };
const everyWeek: readonly PaymentEvent[] = [
  { type: 'chooseFrequency', frequency: 'Weekly' },
  { type: 'typeFirstDay', text: '03/20/2025' },
];

describe('a payment on the due date is of', () => {
  it.each<[string, Partial<PaymentInfo>, object]>([
    [
      'the regular payment',
      { regularPaymentAmount: cents(21_000), totalAmountDue: cents(27_000) },
      { ok: true, value: 21_000 },
    ],
    [
      'what is due, where the loan has no regular payment',
      { regularPaymentAmount: cents(0), totalAmountDue: cents(27_000) },
      { ok: true, value: 27_000 },
    ],
    [
      'no known amount, where the host sends neither',
      { regularPaymentAmount: cents(0), totalAmountDue: cents(0) },
      { ok: false, error: { code: 'noRegular' } },
    ],
  ])('%s', async (_, info, entered) => {
    const plan = await planAfter({ info }, onDueDate);
    expect(plan?.amount?.entered).toMatchObject(entered);
  });

  it('what is due then, where it is a line of credit: nothing is named now', async () => {
    const plan = await planAfter({ accountType: 9 }, onDueDate);
    expect(plan?.amount).toMatchObject({ step: 'skipped', entered: { ok: true, value: 0 } });
    expect(plan?.ready).toMatchObject({ paysTotalDue: true, submission: { amount: 0 } });
  });
});

it('says what can be paid before an amount is typed', async () => {
  const plan = await planAfter({
    info: { payOffAmount: cents(500_000), totalAmountDue: cents(0) },
  });
  expect(plan?.amount).toMatchObject({
    limits: { min: 1, max: 500_000 },
    entered: { ok: false, error: { code: 'required' } },
  });
});

describe('the notice above the amount', () => {
  const info = { regularPaymentAmount: cents(600_000), payOffAmount: cents(500_000) };

  it('names a regular payment beyond the maximum, and any amount may still be typed', async () => {
    const plan = await planAfter({ info }, typeAmount('100'));
    expect(plan?.amount).toMatchObject({
      notice: { code: 'regularAboveMaximum', params: { amount: '$6,000.00' } },
      entered: { ok: true, value: 10_000 },
    });
  });

  it('is absent where the regular payment is within the maximum', async () => {
    const plan = await planAfter({}, typeAmount('100'));
    expect(plan?.amount?.notice).toBeUndefined();
  });

  it('is absent where there is no amount to type, as in a payoff', async () => {
    const plan = await planAfter({ info }, { type: 'payOff', on: true });
    expect(plan?.amount).toMatchObject({ step: 'skipped', entered: { value: 500_000 } });
    expect(plan?.amount?.notice).toBeUndefined();
  });

  it('says that no card can pay what must be paid, and no amount is accepted', async () => {
    const plan = await planAfter(
      { card: true, amounts: { forceTotalDue: true, cardMaximum: cents(20_000) } },
      typeAmount('200'),
    );
    expect(plan?.amount).toMatchObject({
      notice: { code: 'achOnly' },
      entered: { ok: false, error: { code: 'achOnly' } },
    });
    expect(plan?.ready).toBeUndefined();
  });
});

describe('additional principal', () => {
  const given = { recurring: { additionalPrincipal: true } };

  it.each([
    ['', 0, 10_025],
    ['  ', 0, 10_025],
    ['50', 5_000, 15_025],
    ['4,900', 490_000, 500_025],
  ])('%j of a $100.00 payment is %d cents, and with the fee %d', async (text, value, total) => {
    const plan = await planAfter(given, ...everyWeek, typeAmount('100'), typePrincipal(text));
    expect(plan?.ready).toMatchObject({
      submission: { amount: 10_000, additionalPrincipalAmount: value, fees: { firstParty: 25 } },
      total,
    });
  });

  it.each([
    ['above the remaining payoff', '4900.01', 'abovePayoff', { max: '$4,900.00' }],
    ['that is no amount', 'abc', 'invalid', undefined],
    ['with too many decimals', '1.234', 'tooManyDecimals', undefined],
  ])('%s is refused, and there is nothing to confirm', async (_, text, code, params) => {
    const plan = await planAfter(given, ...everyWeek, typeAmount('100'), typePrincipal(text));
    expect(plan?.amount?.principal).toEqual({ ok: false, error: { code, params } });
    expect(plan?.ready).toBeUndefined();
  });

  it('is compared with the payoff only once the amount is valid', async () => {
    const plan = await planAfter(given, ...everyWeek, typeAmount('abc'), typePrincipal('9999'));
    expect(plan?.amount).toMatchObject({
      entered: { ok: false, error: { code: 'invalid' } },
      principal: { ok: true, value: 999_900 },
    });
  });

  it('is none in a one-time payment, whatever was typed', async () => {
    const plan = await planAfter(given, typeAmount('100'), typePrincipal('50'));
    expect(plan?.ready).toMatchObject({ submission: { additionalPrincipalAmount: 0 } });
  });
});
