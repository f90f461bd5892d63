import type { Destination } from '@portico/core';
import { useHref, useSetting } from '@portico/element';
import { paymentDestination } from '@portico/shared/payment-preset';
import {
  allowedFrequencies,
  allowRecurringAchPayments,
  allowRecurringCardPayments,
  blockRecurringWhenPastDue,
  disableEZPayOption,
} from '@portico/shared/settings';
import type { Loan } from '../loan/loan';
import { isAutopayOffered } from './autopay.model';

/** Opens the payment with autopay chosen. */
export const autopayDestination = (accountNumber: string): Destination =>
  paymentDestination(accountNumber, { frequency: 'OnDueDate' });

/** Whether autopay is offered on a loan without it; not where the page has no payment screen. */
export function useAutopayOffered(loan: Loan): boolean {
  const { href } = useHref(autopayDestination(loan.accountNumber));
  const isOffered = isAutopayOffered(loan, {
    easyPayDisabled: useSetting(disableEZPayOption),
    frequencies: useSetting(allowedFrequencies),
    blockWhenPastDue: useSetting(blockRecurringWhenPastDue),
    allowed: {
      ach: useSetting(allowRecurringAchPayments),
      card: useSetting(allowRecurringCardPayments),
    },
  });
  return isOffered && href !== undefined;
}
