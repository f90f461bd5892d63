import type { PaymentMethod, RecurringPayment } from '@portico/contract';
import {
  addCents,
  isSameMethod,
  loanBilling,
  occurrence,
  recurringOptionOf,
  type LocalDate,
} from '@portico/rules';
import { idOf } from '../../methods/method-store';
import type { StoredAccount } from '../../ledger/account-store';
import { dueDateOf } from '../../ledger/schedule';
import type { LoanFacts } from '../loan-facts';
import { rateReductionOf } from './autopay';
import type { Calendars } from './planned-payments';
import { planOf } from './recurring-plan';
import type { StoredRecurring } from './recurring-store';

/** The day on which a debit of a recurring payment is made. */
export function debitDay(
  recurring: StoredRecurring,
  { terms }: Pick<StoredAccount, 'terms'>,
  calendars: Pick<Calendars, 'ach' | 'card'>,
  run: number,
): LocalDate | undefined {
  const plan = planOf(recurring, loanBilling(terms?.schedule.billing));
  return occurrence(plan, run, calendars[recurring.isCard ? 'card' : 'ach'])?.payOn;
}

/** How many debits are said in advance. */
const debitsAhead = 3;

const calendarsOf = ({ dateLimits }: Pick<LoanFacts, 'dateLimits'>) =>
  ({ ach: { ...dateLimits, type: 'ach' }, card: { ...dateLimits, type: 'card' } }) as const;

/** The last debit of a payment on due dates; on other days it goes on until the loan is paid. */
function lastDebitOf(facts: LoanFacts): LocalDate | undefined {
  const { recurring, account } = facts;
  const schedule = account.terms?.schedule;
  const isByDueDate =
    recurring?.frequency === 'OnDueDate' || recurring?.frequency === 'DaysBeforeDue';
  if (!recurring || !isByDueDate || schedule?.installments === undefined) return undefined;
  const lastDue = dueDateOf(schedule, schedule.installments);
  return debitDay({ ...recurring, firstOn: lastDue }, account, calendarsOf(facts), 0);
}

/** The next debits. One before them whose day is still to come was skipped. */
function debitsOf(facts: LoanFacts) {
  const { recurring, account, loanState, dateLimits } = facts;
  if (!recurring) return [];
  const { nextRun, amount, additionalPrincipal, fee } = recurring;
  const calendars = calendarsOf(facts);
  const installment = account.terms?.schedule.installment ?? amount;
  const first = Math.max(0, nextRun - 1);
  return Array.from({ length: nextRun - first + debitsAhead }, (_, n) => first + n).flatMap(
    (run) => {
      const date = debitDay(recurring, account, calendars, run);
      const isSkipped = run < nextRun;
      if (date === undefined || (isSkipped && date <= dateLimits.today)) return [];
      const due = run === nextRun ? loanState.amountDue : installment;
      return [{ date, amount: addCents(amount || due, additionalPrincipal, fee), isSkipped }];
    },
  );
}

/** The loan's recurring payment with its next days. */
export function recurringField(
  facts: LoanFacts,
  methods: readonly PaymentMethod[],
): RecurringPayment | undefined {
  const { recurring, billing, dateLimits, loanState } = facts;
  if (!recurring) return undefined;
  const { isCard, profileId, frequency, amount, additionalPrincipal, fee } = recurring;
  const limits = { ...dateLimits, type: isCard ? 'card' : 'ach' } as const;
  const paysWith = methods.find((one) => {
    const id = idOf(one);
    return id !== undefined && isSameMethod(id, { isCard, profileId });
  });
  return {
    paymentId: recurring.reference,
    isCard,
    recurringOption: recurringOptionOf(frequency),
    date: occurrence(planOf(recurring, billing), recurring.nextRun, limits)?.payOn,
    numberOfDays: recurring.daysBefore,
    totalAmount: addCents(amount || loanState.amountDue, additionalPrincipal, fee),
    additionalPrincipalAmount: additionalPrincipal,
    paymentAccountNum: paysWith?.lastFour,
    canDelete: true,
    nextDebits: debitsOf(facts),
    lastDebitDate: lastDebitOf(facts),
    rateReduction: rateReductionOf(facts.account),
    canSkipNext: true,
  };
}
