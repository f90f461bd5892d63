import { useSetting } from '@portico/element';
import {
  allowedFrequencies,
  allowRecurringAchPayments,
  allowRecurringCardPayments,
  blockRecurringWhenPastDue,
  disableEZPayOption,
} from '@portico/shared/settings';
import type { Loan } from '../loan/loan';
import { isAutopayOffered } from './autopay.model';

/** Whether autopay is offered on a loan without it. */
export function useAutopayOffered(loan: Loan): boolean {
  return isAutopayOffered(loan, {
    easyPayDisabled: useSetting(disableEZPayOption),
    frequencies: useSetting(allowedFrequencies),
    blockWhenPastDue: useSetting(blockRecurringWhenPastDue),
    allowed: {
      ach: useSetting(allowRecurringAchPayments),
      card: useSetting(allowRecurringCardPayments),
    },
  });
}
