import type { Taken } from '../../screens/summary';
import type { ReadyPayment } from '../plan/plan';

/** How often the total of a payment is taken. */
export function takenOf(ready: ReadyPayment | undefined): Taken {
  const plan = ready?.recurring?.plan;
  if (!plan) return 'total';
  const interval = 'billing' in plan ? plan.billing : plan.frequency;
  return interval === 'Monthly' || interval === 'MonthlyOnDate' ? 'eachMonth' : 'eachTime';
}
