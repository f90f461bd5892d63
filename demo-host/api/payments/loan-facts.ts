import type { ScheduledPayment } from '@portico/contract';
import {
  addDays,
  cents,
  centsFromAmount,
  closedDay,
  cutoffPassed,
  firstPaymentDate,
  loanBilling,
  parseNumber,
  type Cents,
  type FirstPartyFees,
  type LoanBilling,
  type LocalDate,
  type PaymentDateLimits,
  type PaymentType,
} from '@portico/rules';
import { object } from 'valibot';
import { viewAccount, type AccountView } from '../accounts/account-view';
import type { Executor } from '@portico/server/parts';
import { dayColumn, type StoredAccount } from '../ledger/account-store';
import type { LoanState } from '../ledger/loan-state';
import type { Services } from '../services';
import type { HostSwitch } from '../setup/host-switches';
import { activeRecurring, type StoredRecurring } from './planned/recurring-store';
import { isPayoffPlanned, waitingPayments } from './planned/scheduled-store';

/** Everything that decides how a loan can be paid today. */
export type LoanFacts = {
  readonly account: StoredAccount;
  readonly view: AccountView;
  readonly loanState: LoanState;
  readonly billing: LoanBilling;
  /** The oldest unpaid installment is more than thirty days late. */
  readonly delinquent: boolean;
  readonly fees: FirstPartyFees;
  /** The fee that a third party adds (D118). */
  readonly thirdPartyFees: Readonly<Record<PaymentType, Cents>>;
  readonly scheduled: readonly ScheduledPayment[];
  /** One of them pays the loan off. */
  readonly payoffPlanned: boolean;
  readonly recurring: StoredRecurring | undefined;
  readonly dateLimits: Omit<PaymentDateLimits, 'type'>;
  /** `HH:mm` in the institution's zone. */
  readonly timeOfDay: string;
  /** Coming days on which no payment by its due date can be made. */
  readonly nonSchedulableDays: readonly LocalDate[];
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

async function immediateAchClosed({ business, settings }: Services): Promise<boolean> {
  if (await settings.flag('achPaymentOptions.blockImmediateAchOption')) return true;
  const cutoff = await settings.host('achCutoffTime');
  return cutoffPassed(await business.timeOfDay(), cutoff === '' ? undefined : cutoff);
}

type FeeSwitch = Extract<HostSwitch, `${string}Fee`>;

async function feesOf({ settings }: Services) {
  const dollars = async (name: FeeSwitch) =>
    centsFromAmount(parseNumber(await settings.host(name)) ?? 0);
  const thirdParty = await settings.flag('generalPaymentOptions.useThirdPartyFeeOption');
  return {
    fees: {
      eCheck: await dollars('eCheckFee'),
      scheduledAch: await dollars('scheduledAchFee'),
      recurringAch: await dollars('recurringAchFee'),
      debitCard: await dollars('debitCardFee'),
      creditCard: await dollars('creditCardFee'),
    },
    thirdPartyFees: {
      ach: thirdParty ? await dollars('thirdPartyAchFee') : cents(0),
      card: thirdParty ? await dollars('thirdPartyCardFee') : cents(0),
    },
  };
}

/** The days on which payments can be made, for every borrower. */
async function dateLimitsOf(from: Executor, services: Services, today: LocalDate) {
  const { settings } = services;
  return {
    today,
    nonPaymentDays: await nonPaymentDays(from, today),
    daysInPeriod: parseNumber(await settings.host('daysInPeriod')),
    allowSaturday: await settings.flag('achPaymentOptions.allowSaturdayOption'),
    allowSunday: await settings.flag('achPaymentOptions.allowSundayOption'),
    cardWeekends: await settings.flag('cardPaymentOptions.cardWeekendsOption'),
    immediateAchBlocked: await immediateAchClosed(services),
    earliest: undefined,
    onlyToday: false,
  };
}

/** How many days ahead closed days are listed. */
const daysLookedAt = 62;

function closedDays(limits: Omit<PaymentDateLimits, 'type'>): LocalDate[] {
  const ahead = Array.from({ length: daysLookedAt }, (_, n) => addDays(limits.today, n + 1));
  return ahead.filter((day) => closedDay(day, { ...limits, type: 'ach' }) !== undefined);
}

/** The facts that a payment is checked by. Undefined when nothing can be owed on the account. */
export async function loanFacts(
  from: Executor,
  services: Services,
  account: StoredAccount,
  today: LocalDate,
): Promise<LoanFacts | undefined> {
  const view = await viewAccount(from, account, today);
  const { loanState } = view;
  if (!loanState) return undefined;
  const dateLimits = await dateLimitsOf(from, services, today);
  const { dueDate, pastDue } = loanState;
  return {
    account,
    view,
    loanState,
    ...(await feesOf(services)),
    billing: loanBilling(account.terms?.schedule.billing),
    delinquent: pastDue > 0 && dueDate !== undefined && dueDate < addDays(today, -delinquentAfter),
    scheduled: await waitingPayments(from, account.number),
    payoffPlanned: await isPayoffPlanned(from, account.number),
    recurring: await activeRecurring(from, account.number),
    dateLimits,
    timeOfDay: await services.business.timeOfDay(),
    nonSchedulableDays: closedDays(dateLimits),
    dateAfterCutoff: dateLimits.immediateAchBlocked
      ? firstPaymentDate({ ...dateLimits, type: 'ach' })
      : undefined,
  };
}
