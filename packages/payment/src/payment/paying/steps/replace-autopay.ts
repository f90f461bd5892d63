import { readOr, type RecurringPayment } from '@portico/contract';
import {
  cents,
  datedFrequencyOf,
  firstPartyFee,
  formatDate,
  formatMoney,
  mayDelete,
  ok,
  type Cents,
  type Frequency,
} from '@portico/rules';
import type { FlowContext } from '../flow-context';
import { bankOf, cardOf, kindOf, savedOf, type Method } from '../methods/method';
import type { Choices, Loan, PaymentContext } from '../plan/choices';
import { feesOf } from '../plan/rule-facts';
import { timingHandlers } from './choose-timing';
import { amountHandlers } from './enter-amount';

/** The loan's autopay, if it can be turned off here for a new one, which is not being set up yet. */
export function replaceableAutopay(
  { account, replaces }: Choices,
  { settings }: PaymentContext,
): RecurringPayment | undefined {
  if (account.at !== 'open' || replaces) return undefined;
  const { recurringPayment, paymentOptions } = account.loan.info;
  const autopay = readOr(recurringPayment, undefined);
  const isAllowed =
    autopay !== undefined &&
    paymentOptions.recurringAllowed &&
    mayDelete(autopay, settings.recurring.allowDelete);
  return isAllowed ? autopay : undefined;
}

/** The saved method of an autopay, if its ending tells which. */
export function methodOfAutopay(
  { saved }: Loan,
  { isCard, paymentAccountNum: ending }: RecurringPayment,
): Method | undefined {
  const same = savedOf(saved, isCard ? 'card' : 'ach').filter(
    (method) => (cardOf(method) ?? bankOf(method))?.last4 === ending,
  );
  return same.length === 1 ? same[0] : undefined;
}

/**
 * Fills frequency, day and amount in with the autopay that is replaced, as if they were typed. In
 * place of a frequency that is no longer offered, the first one that repeats is chosen.
 */
export function fillInAutopay(flow: FlowContext): void {
  const { replaces } = flow.choices.peek();
  const autopay = replaces?.autopay;
  const frequencies = flow.plan.peek()?.frequencies ?? [];
  const same = autopay && frequencyOf(autopay);
  const frequency =
    frequencies.find((each) => each === same) ?? frequencies.find((each) => each !== 'OneTime');
  if (!autopay || !frequency) return;
  const { chooseFrequency, chooseDays, typeFirstDay } = timingHandlers(flow);
  chooseFrequency({ type: 'chooseFrequency', frequency });
  if (frequency === 'DaysBeforeDue') {
    chooseDays({ type: 'chooseDays', days: autopay.numberOfDays ?? 0 });
  }
  if (autopay.date) typeFirstDay({ type: 'typeFirstDay', text: formatDate(autopay.date) });
  fillInAmounts(flow, autopay);
}

function fillInAmounts(flow: FlowContext, autopay: RecurringPayment): void {
  const { account, method } = flow.choices.peek();
  const planned = flow.plan.peek()?.amount;
  if (account.at !== 'open' || !method || !planned) return;
  const { typeAmount, typePrincipal } = amountHandlers(flow);
  const principal = autopay.additionalPrincipalAmount;
  const fee = firstPartyFee(feesOf(account.loan.info), 'recurring', kindOf(method));
  const amount = cents(autopay.totalAmount - (principal ?? 0) - fee);
  if (planned.step === 'editable' && amount > 0) {
    typeAmount({ type: 'typeAmount', ...typed(amount) });
  }
  if (planned.additionalPrincipal && principal) {
    typePrincipal({ type: 'typePrincipal', ...typed(principal) });
  }
}

function frequencyOf({ recurringOption, numberOfDays }: RecurringPayment): Frequency | undefined {
  if (recurringOption !== 'DaysBeforeDue') return datedFrequencyOf(recurringOption);
  return numberOfDays ? 'DaysBeforeDue' : 'OnDueDate';
}

const typed = (amount: Cents) => ({ text: formatMoney(amount).slice(1), amount: ok(amount) });
