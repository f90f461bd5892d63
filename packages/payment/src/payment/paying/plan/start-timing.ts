import { firstPaymentDate, formatDate, type Frequency } from '@portico/rules';
import type { Method } from '../methods/method';
import { onceLimits, payingInfo } from './rule-facts';
import type { OpenAccount } from './choices';
import type { PaymentContext, Timing, When } from './choices';

/** The initial timing of a frequency: a one-time payment is for the first possible day. */
export function startTiming(
  frequency: Frequency,
  open: OpenAccount,
  method: Method,
  context: PaymentContext,
): Timing {
  switch (frequency) {
    case 'OneTime':
      return { frequency, when: firstWhen(open, method, context), payoff: false };
    case 'OnDueDate':
      return { frequency };
    case 'DaysBeforeDue':
      return { frequency, days: undefined };
    default:
      return { frequency, text: '' };
  }
}

/** The first day that can be chosen (D98). */
function firstWhen(open: OpenAccount, method: Method, context: PaymentContext): When {
  const { limits } = onceLimits(payingInfo(open, method), open.loan.info, context);
  const first = firstPaymentDate(limits);
  return first === undefined || first === limits.today
    ? { choice: 'today' }
    : { choice: 'later', text: formatDate(first) };
}
