import { addCents, addDays, cents, firstRun, occurrence, type LocalDate } from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import { postPayment } from '../../ledger/ledger-store';
import { limitsOf, type Check } from '../checks/check';
import type { PayingMethod } from '../paying-method';
import { frequencyOf, planOf, type StoredPlan } from '../planned/recurring-plan';
import { startAutopay } from '../planned/autopay';
import { schedulePayment } from '../planned/scheduled-store';

/** A payment that passed every rule. */
export type AcceptedPayment = Check & {
  readonly method: PayingMethod;
  readonly reference: string;
  readonly submissionId: number;
  readonly borrowerId: number;
};

/** A posting's cause; causes are unique, so no submission can be booked twice. */
export const causeOf = (submissionId: number): string => `submission ${submissionId}`;

const feeOf = ({ payment: { details } }: Check) =>
  addCents(details.firstPartyFee, details.thirdPartyFee);

/** Books a payment of today and stores a planned one. Resolves to its (first) day. */
export function recordPayment(tx: Executor, payment: AcceptedPayment): Promise<LocalDate> {
  switch (payment.kind) {
    case 'immediate':
      return postToday(tx, payment);
    case 'scheduled':
      return scheduleForLater(tx, payment);
    case 'recurring':
      return startRecurring(tx, payment);
  }
}

async function postToday(tx: Executor, payment: AcceptedPayment): Promise<LocalDate> {
  const { facts, method, reference, submissionId } = payment;
  const { today } = facts.dateLimits;
  await postPayment(tx, facts.account, {
    amount: payment.payment.details.paymentAmount,
    additionalPrincipal: cents(0),
    processingFee: feeOf(payment),
    on: today,
    at: facts.timeOfDay,
    description: `Payment from ${method.name} ending in ${method.lastFour}`,
    reference,
    cause: causeOf(submissionId),
  });
  return today;
}

async function scheduleForLater(tx: Executor, payment: AcceptedPayment): Promise<LocalDate> {
  const { facts, method, reference, submissionId, borrowerId } = payment;
  const { paymentAmount, paymentDate } = payment.payment.details;
  const payOn = paymentDate ?? facts.dateLimits.today;
  await schedulePayment(tx, {
    submissionId,
    borrowerId,
    account: facts.account.number,
    payOn,
    amount: paymentAmount,
    fee: feeOf(payment),
    isPayoff: payment.payment.isPayoff,
    isCard: method.kind.type === 'card',
    profileId: method.profileId,
    lastFour: method.lastFour,
    sealedNumber: method.sealedNumber,
    expiration: method.expiration,
    reference,
  });
  return payOn;
}

/** A recurring payment as stored; the rules have checked that nothing is missing. */
function storedPlan({ payment, facts }: AcceptedPayment): StoredPlan {
  const { recurringDetails, details } = payment;
  if (!recurringDetails) throw new Error('A recurring payment without its frequency');
  const frequency = frequencyOf(recurringDetails);
  const byDueDate = recurringDetails.recurringOption === 'DaysBeforeDue';
  const firstOn = byDueDate ? facts.loanState.dueDate : details.paymentDate;
  if (!firstOn) throw new Error('A recurring payment without its first date');
  return { frequency, firstOn, daysBefore: recurringDetails.daysBeforeDue ?? 0 };
}

async function startRecurring(tx: Executor, payment: AcceptedPayment): Promise<LocalDate> {
  const { facts, method, reference, submissionId, borrowerId } = payment;
  const { paymentAmount, additionalPrincipalAmount } = payment.payment.details;
  const stored = storedPlan(payment);
  const plan = planOf(stored, facts.billing);
  const nextRun = firstRun(plan, addDays(facts.dateLimits.today, 1));
  if (nextRun === undefined || method.profileId === undefined) {
    throw new Error('A recurring payment that never comes');
  }
  const recurring = {
    ...stored,
    submissionId,
    borrowerId,
    account: facts.account.number,
    isCard: method.kind.type === 'card',
    profileId: method.profileId,
    amount: paymentAmount,
    additionalPrincipal: additionalPrincipalAmount,
    fee: feeOf(payment),
    reference,
    nextRun,
  };
  await startAutopay(tx, facts.account, recurring, facts.dateLimits.today);
  return occurrence(plan, nextRun, limitsOf(payment))?.payOn ?? stored.firstOn;
}
