import type { Account } from '@portico/contract';
import { addCents, loanBilling, occurrence, paysTotalDue } from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import type { StoredAccount } from '../ledger/account-store';
import { planOf } from '../payments/planned/recurring-plan';
import { activeRecurring } from '../payments/planned/recurring-store';
import type { Calendars } from '../payments/planned/planned-payments';

/** The next recurring payment of an account, as the account list shows it. */
export async function autopayFields(
  from: Executor,
  account: StoredAccount,
  calendars: Calendars,
): Promise<Pick<Account, 'autopayDate' | 'autopayAmount'>> {
  const recurring = await activeRecurring(from, account.number);
  if (!recurring) return {};
  const { isCard, nextRun, frequency, amount, additionalPrincipal } = recurring;
  const plan = planOf(recurring, loanBilling(account.terms?.schedule.billing));
  return {
    autopayDate: occurrence(plan, nextRun, calendars[isCard ? 'card' : 'ach'])?.payOn,
    autopayAmount: paysTotalDue(account.type, frequency)
      ? undefined
      : addCents(amount, additionalPrincipal),
  };
}
