import type { accountDetails, OutputOf } from '@portico/contract';
import { lateChargesOwed } from '../ledger/fees';
import { balanceOf } from '../ledger/posting';
import { rateOn } from '../ledger/rates';
import { availableCredit, savedIn, type AccountView } from './account-view';

type Information = OutputOf<typeof accountDetails>['information'];

/** What the page of an account shows that is computed from its ledger and terms. */
export type AccountFigures = Omit<
  Information,
  'hasNoErrors' | 'errors' | 'accountNumber' | 'address' | 'paymentInformation'
>;

function loanFigures({ account, postings, loanState }: AccountView) {
  if (!loanState || !account.terms) return {};
  const { lastPayment } = loanState;
  const { installment, billing } = account.terms.schedule;
  const advances = postings.filter(({ kind }) => kind === 'advance');
  return {
    totalAmountDue: loanState.amountDue,
    totalLoanFees: loanState.fees,
    lateChargesDue: lateChargesOwed(postings),
    nextPaymentDate: loanState.dueDate,
    nextPaymentAmount: installment,
    originalMaturityDate: loanState.maturity,
    currentYearToDateInterest: loanState.interestThisYear,
    lastYearToDateInterest: loanState.interestLastYear,
    lastPaymentDate: lastPayment?.on,
    lastPaymentAmount: lastPayment?.amount,
    originalAmount: balanceOf(advances, 'principal'),
    accruedInterest: loanState.interest,
    creditBalance: savedIn(postings),
    loanBillingFrequency: billing,
  };
}

/** The figures of an account on a day; those of a loan only where something can be owed. */
export function figuresOf(view: AccountView): AccountFigures {
  const { account, postings, loanState, today } = view;
  return {
    balance: loanState ? loanState.principal : savedIn(postings),
    interestRate: rateOn(account.rates, today) / 100,
    availableCredit: availableCredit(view),
    loanOriginationDate: account.openedOn,
    ...loanFigures(view),
  };
}
