import type { ScheduledPayment } from '@portico/contract';
import {
  addDays,
  centsFromAmount,
  firstPaymentDate,
  parseNumber,
  type FirstPartyFees,
  type LocalDate,
  type PaymentDateLimits,
} from '@portico/rules';
import { object } from 'valibot';
import { viewAccount, type AccountView } from '../accounts/account-view';
import type { Executor } from '../database/database';
import { dayColumn, type StoredAccount } from '../ledger/account-store';
import type { Standing } from '../ledger/standing';
import type { Services } from '../services';
import { waitingPayments } from './scheduled-store';

/** Everything that decides how a loan can be paid today. */
export type LoanFacts = {
  readonly account: StoredAccount;
  readonly view: AccountView;
  readonly standing: Standing;
  /** The oldest unpaid installment is more than thirty days late. */
  readonly delinquent: boolean;
  readonly fees: FirstPartyFees;
  readonly scheduled: readonly ScheduledPayment[];
  readonly dateLimits: PaymentDateLimits;
  /** The first day on which a bank payment can be made once today's cut-off has passed. */
  readonly dateAfterCutoff: LocalDate | undefined;
};

const delinquentAfter = 30;

/** Days without payments, from today on. */
async function nonPaymentDays(from: Executor, today: LocalDate): Promise<LocalDate[]> {
  const rows = await from.all(
    object({ day: dayColumn }),
    'SELECT day FROM non_payment_days WHERE day >= ? ORDER BY day',
    [today],
  );
  return rows.map(({ day }) => day);
}

async function cutoffPassed({ business, settings }: Services): Promise<boolean> {
  if (await settings.flag('achPaymentOptions.blockImmediateAchOption')) return true;
  const cutoff = await settings.host('achCutoffTime');
  return cutoff !== '' && (await business.timeOfDay()) >= cutoff;
}

async function feesOf({ settings }: Services): Promise<FirstPartyFees> {
  const dollars = async (name: 'eCheckFee' | 'scheduledAchFee') =>
    centsFromAmount(parseNumber(await settings.host(name)) ?? 0);
  return {
    eCheck: await dollars('eCheckFee'),
    scheduledAch: await dollars('scheduledAchFee'),
    recurringAch: undefined,
    debitCard: undefined,
    creditCard: undefined,
  };
}

/** What a payment from a bank account is held against. Undefined when nothing can be owed on the account. */
export async function loanFacts(
  from: Executor,
  services: Services,
  account: StoredAccount,
  today: LocalDate,
): Promise<LoanFacts | undefined> {
  const { settings } = services;
  const view = await viewAccount(from, account, today);
  const { standing } = view;
  if (!standing) return undefined;
  const immediateAchBlocked = await cutoffPassed(services);
  const dateLimits: PaymentDateLimits = {
    type: 'ach',
    today,
    nonPaymentDays: await nonPaymentDays(from, today),
    daysInPeriod: parseNumber(await settings.host('daysInPeriod')),
    allowSaturday: await settings.flag('achPaymentOptions.allowSaturdayOption'),
    allowSunday: await settings.flag('achPaymentOptions.allowSundayOption'),
    cardWeekends: false,
    immediateAchBlocked,
    earliest: undefined,
    onlyToday: false,
  };
  const { dueDate, pastDue } = standing;
  return {
    account,
    view,
    standing,
    delinquent: pastDue > 0 && dueDate !== undefined && dueDate < addDays(today, -delinquentAfter),
    fees: await feesOf(services),
    scheduled: await waitingPayments(from, account.number),
    dateLimits,
    dateAfterCutoff: immediateAchBlocked ? firstPaymentDate(dateLimits) : undefined,
  };
}
