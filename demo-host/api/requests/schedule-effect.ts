import type { AffectedPayment, OutputOf, previewRequest } from '@portico/contract';
import {
  addCents,
  addDays,
  cents,
  intervalDay,
  loanBilling,
  occurrence,
  type LocalDate,
} from '@portico/rules';
import { openInstallment, type Terms } from '../ledger/loan-state';
import { changed, dueDateOf, postponement, type ScheduleChange } from '../ledger/schedule';
import { planOf } from '../payments/planned/recurring-plan';
import type { StoredRecurring } from '../payments/planned/recurring-store';
import { loanToEnd } from './loan-terms';
import type { OwedLoan, RequestFacts } from './request-facts';

/** What a change of the schedule does, with what follows from it. */
export type ScheduleEffect = {
  readonly change: ScheduleChange;
  readonly affected: readonly AffectedPayment[];
  /** Where autopay goes on; undefined without autopay. */
  readonly recurring: Pick<StoredRecurring, 'id' | 'firstOn' | 'nextRun'> | undefined;
  readonly figures: Partial<OutputOf<typeof previewRequest>> &
    Required<Pick<OutputOf<typeof previewRequest>, 'schedule'>>;
};

const isByDueDate = ({ frequency }: StoredRecurring): boolean =>
  frequency === 'OnDueDate' || frequency === 'DaysBeforeDue';

/** The days of a recurring payment's run: that of its plan, and the day it is made. */
function runOf({ account, calendars }: RequestFacts, recurring: StoredRecurring, run: number) {
  const billing = loanBilling(account.terms?.schedule.billing);
  const calendar = calendars[recurring.isCard ? 'card' : 'ach'];
  return occurrence(planOf(recurring, billing), run, calendar);
}

const debitOf = (
  { isCard, amount, additionalPrincipal }: StoredRecurring,
  date: LocalDate,
  effect: { readonly effect: string; readonly newDate?: LocalDate | undefined },
): AffectedPayment => ({
  isRecurring: true,
  isCard,
  date,
  amount: amount > 0 ? addCents(amount, additionalPrincipal) : undefined,
  ...effect,
});

/** The one-time payments up to a day; a payoff is always taken. */
function scheduledUntil({ scheduled }: RequestFacts, last: LocalDate, effect: string) {
  return scheduled
    .filter(({ payOn }) => payOn <= last)
    .map((payment): AffectedPayment => ({
      paymentId: payment.reference,
      isRecurring: false,
      isCard: payment.isCard,
      accountNumber: payment.lastFour,
      date: payment.payOn,
      amount: payment.amount,
      effect: payment.isPayoff ? 'stillTaken' : effect,
    }));
}

type Moved = Pick<ScheduleEffect, 'affected' | 'recurring'>;

/** No debit and no one-time payment is taken up to the last day that is skipped. */
function skipUntil(facts: RequestFacts, lastSkipped: LocalDate): Moved {
  const { recurring } = facts;
  const affected = [...scheduledUntil(facts, lastSkipped, 'cancelled')];
  if (!recurring) return { affected, recurring };
  let { nextRun } = recurring;
  for (;;) {
    const run = runOf(facts, recurring, nextRun);
    if (!run || run.planned > lastSkipped) break;
    affected.push(debitOf(recurring, run.payOn, { effect: 'cancelled' }));
    nextRun += 1;
  }
  return { affected, recurring: { id: recurring.id, firstOn: recurring.firstOn, nextRun } };
}

/** Autopay on due dates follows the new one; all else that is planned until then is still taken. */
function followDueDate(facts: RequestFacts, former: LocalDate, dueDate: LocalDate): Moved {
  const { recurring } = facts;
  const last = former > dueDate ? former : dueDate;
  const affected = [...scheduledUntil(facts, last, 'stillTaken')];
  if (!recurring) return { affected, recurring };
  const next = runOf(facts, recurring, recurring.nextRun);
  if (!isByDueDate(recurring)) {
    if (next && next.planned <= last)
      affected.push(debitOf(recurring, next.payOn, { effect: 'stillTaken' }));
    const { id, firstOn, nextRun } = recurring;
    return { affected, recurring: { id, firstOn, nextRun } };
  }
  const isMadeAlready = next !== undefined && addDays(next.planned, recurring.daysBefore) > former;
  const moved = { ...recurring, firstOn: dueDate, nextRun: isMadeAlready ? 1 : 0 };
  const newDate = runOf(facts, moved, moved.nextRun)?.payOn;
  if (next) affected.push(debitOf(recurring, next.payOn, { effect: 'moved', newDate }));
  return { affected, recurring: { id: moved.id, firstOn: moved.firstOn, nextRun: moved.nextRun } };
}

/** The payments of the schedule after a change, and the due dates at which nothing is due any more. */
function newSchedule(before: Terms, { from, madeOn }: ScheduleChange, next: LocalDate) {
  const skipped: { dueDate: LocalDate; amount: ReturnType<typeof cents>; isSkipped: boolean }[] =
    [];
  for (let n = from; dueDateOf(before.schedule, n) < next; n += 1) {
    const dueDate = dueDateOf(before.schedule, n);
    if (dueDate >= madeOn) skipped.push({ dueDate, amount: cents(0), isSkipped: true });
  }
  return skipped;
}

function effectOf(
  facts: RequestFacts,
  { terms }: OwedLoan,
  change: ScheduleChange,
  moved: Moved,
): ScheduleEffect {
  const { postings, today, recurring } = facts;
  const before = loanToEnd(postings, terms, today);
  const changedTerms = { ...terms, schedule: changed(terms.schedule, change) };
  const after = loanToEnd(postings, changedTerms, today);
  const nextRun =
    recurring && moved.recurring
      ? runOf(facts, { ...recurring, ...moved.recurring }, moved.recurring.nextRun)
      : undefined;
  const { interestToEnd: interestBefore, dueDate: formerDue } = before.terms;
  const { interestToEnd: interestAfter, dueDate } = after.terms;
  return {
    change,
    ...moved,
    figures: {
      before: before.terms,
      after: after.terms,
      addedInterest:
        interestBefore === undefined || interestAfter === undefined
          ? undefined
          : cents(interestAfter - interestBefore),
      amountDueToday: after.overdue,
      schedule: [
        ...(dueDate && formerDue && change.step > 0 ? newSchedule(terms, change, dueDate) : []),
        ...after.payments.map(({ on, payment }) => ({
          dueDate: on,
          amount: payment,
          isSkipped: false,
        })),
      ],
      affectedPayments: moved.affected,
      nextDebitDate: nextRun?.payOn,
      nextDebitAmount:
        recurring && recurring.amount > 0
          ? addCents(recurring.amount, recurring.additionalPrincipal)
          : undefined,
    },
  };
}

/**
 * Moves every open installment later by some months (bank-rules.ts). What is planned for the months
 * that are skipped is not taken (POR-168).
 */
export function extend(facts: RequestFacts, loan: OwedLoan, months: number): ScheduleEffect {
  const { schedule } = loan.terms;
  const open = openInstallment(facts.postings, schedule);
  const change = postponement(schedule, open, months, facts.today);
  const lastSkipped = intervalDay(schedule.billing, change.firstDue, change.step - 1);
  return effectOf(facts, loan, change, skipUntil(facts, lastSkipped));
}

/** Moves the next due date, and all after it with it. */
export function moveDueDate(
  facts: RequestFacts,
  loan: OwedLoan,
  dueDate: LocalDate,
): ScheduleEffect {
  const { schedule } = loan.terms;
  const open = openInstallment(facts.postings, schedule);
  const change = { madeOn: facts.today, from: open, firstDue: dueDate, step: 0 };
  const former = dueDateOf(schedule, open);
  return effectOf(facts, loan, change, followDueDate(facts, former, dueDate));
}
