import {
  addCents,
  cents,
  compareDates,
  formatDate,
  formatMoney,
  minCents,
  occurrence,
  paysTotalDue,
  upToOwed,
  loanBilling,
  type LocalDate,
  type PaymentCalendar,
  type PaymentType,
} from '@portico/rules';
import { object } from 'valibot';
import type { Executor } from '@portico/server/parts';
import { accountByNumber, dayColumn, type StoredAccount } from '../../ledger/account-store';
import { postPayment, postingsOf } from '../../ledger/ledger-store';
import { owedOn, loanStateOn } from '../../ledger/loan-state';
import type { Services } from '../../services';
import { causeOf } from '../submission/record-payment';
import { chargeRefusal, savedPayingMethod } from '../paying-method';
import { endAutopay } from './autopay';
import { planOf } from './recurring-plan';
import { allActiveRecurring, nextRunIs, type StoredRecurring } from './recurring-store';
import { duePayments, settleScheduled, type StoredScheduled } from './scheduled-store';

export type Calendars = Readonly<Record<PaymentType, PaymentCalendar>>;

/** A planned payment that is due. */
export type Due = { readonly day: LocalDate } & (
  { readonly scheduled: StoredScheduled } | { readonly recurring: StoredRecurring }
);

/** The mail to the borrower about the result. */
export type Notice = {
  readonly borrowerId: number;
  readonly subject: string;
  readonly text: string;
};

/** The days on which payments can be made, including past ones. */
export async function plannedCalendars({ database, settings }: Services): Promise<Calendars> {
  const rows = await database.all(object({ day: dayColumn }), 'SELECT day FROM non_payment_days');
  const days = {
    nonPaymentDays: rows.map(({ day }) => day),
    allowSaturday: await settings.flag('achPaymentOptions.allowSaturdayOption'),
    allowSunday: await settings.flag('achPaymentOptions.allowSundayOption'),
    cardWeekends: await settings.flag('cardPaymentOptions.cardWeekendsOption'),
  };
  return { ach: { ...days, type: 'ach' }, card: { ...days, type: 'card' } };
}

/** The earliest planned payment whose day is `today` or before. */
export async function firstDue(
  tx: Executor,
  calendars: Calendars,
  today: LocalDate,
): Promise<Due | undefined> {
  const due: Due[] = (await duePayments(tx, today)).map((scheduled) => ({
    day: scheduled.payOn,
    scheduled,
  }));
  for (const recurring of await allActiveRecurring(tx)) {
    const account = await accountByNumber(tx, recurring.account);
    const plan = planOf(recurring, loanBilling(account?.terms?.schedule.billing));
    const calendar = calendars[recurring.isCard ? 'card' : 'ach'];
    const day = occurrence(plan, recurring.nextRun, calendar)?.payOn;
    if (day !== undefined && day <= today) due.push({ day, recurring });
  }
  return due.sort((a, b) => compareDates(a.day, b.day))[0];
}

/** Makes a planned payment on its day, of at most what is owed on that day. */
export function makePlanned(
  tx: Executor,
  services: Services,
  account: StoredAccount,
  due: Due,
): Promise<Notice> {
  return 'scheduled' in due
    ? makeScheduled(tx, services, account, due.scheduled)
    : makeRecurring(tx, services, account, due.recurring, due.day);
}

async function owed(tx: Executor, account: StoredAccount, day: LocalDate) {
  return owedOn(await postingsOf(tx, account.number), account.rates, day).payoff;
}

async function makeScheduled(
  tx: Executor,
  { secrets }: Services,
  account: StoredAccount,
  payment: StoredScheduled,
): Promise<Notice> {
  const { borrowerId, payOn, lastFour, reference, isCard } = payment;
  const from = `${isCard ? 'card' : 'bank account'} ending in ${lastFour}`;
  const amount = minCents(payment.amount, await owed(tx, account, payOn));
  const refused = chargeRefusal(secrets, payment, payOn);
  if (refused || amount === 0) {
    await settleScheduled(tx, payment.id, 'failed');
    const notice = amount === 0 ? notNeeded : notMade;
    return notice(borrowerId, payOn, from, reference);
  }
  await postPayment(tx, account, {
    amount,
    additionalPrincipal: cents(0),
    processingFee: payment.fee,
    on: payOn,
    description: `Payment from ${from}`,
    reference,
    cause: causeOf(payment.submissionId),
  });
  await settleScheduled(tx, payment.id, 'posted');
  return made(borrowerId, payOn, formatMoney(amount), from, reference);
}

/** The amounts of a recurring payment on a day: its own or the amount due, up to what is owed. */
async function takenOn(
  tx: Executor,
  account: StoredAccount,
  { frequency, amount, additionalPrincipal }: StoredRecurring,
  day: LocalDate,
) {
  const postings = await postingsOf(tx, account.number);
  const { payoff } = owedOn(postings, account.rates, day);
  if (!paysTotalDue(account.type, frequency)) {
    return { payoff, ...upToOwed(payoff, { amount, additionalPrincipal }) };
  }
  const due = account.terms ? loanStateOn(postings, account.terms, day).amountDue : cents(0);
  return { payoff, amount: due, additionalPrincipal: cents(0) };
}

async function makeRecurring(
  tx: Executor,
  { secrets }: Services,
  account: StoredAccount,
  payment: StoredRecurring,
  day: LocalDate,
): Promise<Notice> {
  const { id, borrowerId, nextRun, fee } = payment;
  const method = await savedPayingMethod(tx, borrowerId, payment);
  const from = method
    ? `${method.name} ending in ${method.lastFour}`
    : 'a payment method that is gone';
  const reference = `${payment.reference}-${nextRun + 1}`;
  const { payoff, amount, additionalPrincipal } = await takenOn(tx, account, payment, day);
  await nextRunIs(tx, id, nextRun + 1);
  if (payoff === 0) {
    await endAutopay(tx, account, { id, status: 'finished' }, day);
    return ended(borrowerId, day, reference);
  }
  if (amount === 0 || !method || chargeRefusal(secrets, method, day)) {
    return notMade(borrowerId, day, from, reference);
  }
  await postPayment(tx, account, {
    amount,
    additionalPrincipal,
    processingFee: fee,
    on: day,
    description: `Autopay from ${from}`,
    reference,
    cause: `recurring ${id} ${nextRun}`,
  });
  const total = addCents(amount, additionalPrincipal);
  if (total === payoff) await endAutopay(tx, account, { id, status: 'finished' }, day);
  return made(borrowerId, day, formatMoney(total), from, reference);
}

const made = (
  borrowerId: number,
  day: LocalDate,
  amount: string,
  from: string,
  reference: string,
): Notice => ({
  borrowerId,
  subject: 'We have received your payment',
  text: `Your payment of ${amount} for ${formatDate(day)} was made from ${from}.\n\nConfirmation number ${reference}\n\nCedar Valley Credit`,
});

const notMade = (borrowerId: number, day: LocalDate, from: string, reference: string): Notice => ({
  borrowerId,
  subject: 'Your payment was not made',
  text: `Your payment for ${formatDate(day)} from ${from} was not made. Please check the payment method and what is owed, and pay again.\n\nConfirmation number ${reference}\n\nCedar Valley Credit`,
});

const notNeeded = (
  borrowerId: number,
  day: LocalDate,
  from: string,
  reference: string,
): Notice => ({
  borrowerId,
  subject: 'Your payment was not needed',
  text: `Nothing was due on ${formatDate(day)}, so your payment from ${from} was not made.\n\nConfirmation number ${reference}\n\nCedar Valley Credit`,
});

const ended = (borrowerId: number, day: LocalDate, reference: string): Notice => ({
  borrowerId,
  subject: 'Your recurring payment has ended',
  text: `Nothing is owed on your loan. The payment for ${formatDate(day)} was not made, and there will be no further one.\n\nConfirmation number ${reference}\n\nCedar Valley Credit`,
});
