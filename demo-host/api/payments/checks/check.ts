import type { BankPayment, SubmissionCode } from '@portico/contract';
import type { LocalDate, PaymentDateLimits, PaymentKind, RecurringFacts } from '@portico/rules';
import { owedOn } from '../../ledger/loan-state';
import type { LoanFacts } from '../loan-facts';
import type { PayingMethod } from '../paying-method';
import type { PaymentRules } from '../payment-rules';

/** A payment and the facts and rules it is checked by. */
export type Check = {
  readonly kind: PaymentKind;
  readonly payment: Omit<BankPayment['payment'], 'method'>;
  readonly method: Pick<PayingMethod, 'kind' | 'profileId'>;
  readonly facts: LoanFacts;
  readonly rules: PaymentRules;
  readonly username: string;
};

/** The code with which a rule refuses a payment. */
export type Rule = (check: Check) => SubmissionCode | undefined;

/** The days on which this payment can be made. */
export const limitsOf = ({
  facts,
  method,
}: Pick<Check, 'facts' | 'method'>): PaymentDateLimits => ({
  ...facts.dateLimits,
  type: method.kind.type,
});

/** The loan's facts that decide on a recurring payment. */
export const recurringFacts = ({ facts, method }: Check): RecurringFacts => ({
  type: method.kind.type,
  singleUse: method.profileId === undefined,
  allowedByHost: facts.account.allowsRecurring,
  hasRecurring: facts.recurring !== undefined,
  onlyImmediate: facts.account.restriction !== undefined,
  pastDue: facts.loanState.pastDue > 0,
  delinquent: facts.delinquent,
});

/** The payoff amount on a day, if nothing else is paid until then. */
export const payoffOn = ({ view, account }: LoanFacts, day: LocalDate) =>
  owedOn(view.postings, account.rates, day).payoff;
