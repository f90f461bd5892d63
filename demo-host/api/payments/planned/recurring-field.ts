import type { PaymentMethod, RecurringPayment } from '@portico/contract';
import { addCents, isSameMethod, occurrence, recurringOptionOf } from '@portico/rules';
import { idOf } from '../../methods/method-store';
import type { LoanFacts } from '../loan-facts';
import { planOf } from './recurring-plan';

/** The loan's recurring payment with its next day. */
export function recurringField(
  { recurring, billing, dateLimits, loanState }: LoanFacts,
  methods: readonly PaymentMethod[],
): RecurringPayment | undefined {
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
  };
}
