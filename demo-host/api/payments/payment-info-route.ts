import { paymentInfo } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { memberRoute, type Route } from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import { accountOf } from '../ledger/account-store';
import { defaultMethodOf, savedMethods } from '../methods/method-store';
import type { Services } from '../services';
import { loanFacts, type LoanFacts } from './loan-facts';
import { sealPaymentToken } from './payment-token';
import { rateReductionOf } from './planned/autopay';
import { recurringField } from './planned/recurring-field';
import { selectionRefusal } from './checks/check-selection';

/** What is owed on the loan. */
function owedFields({ account, loanState, delinquent, view }: LoanFacts) {
  const installment = view.account.terms?.schedule.installment;
  return {
    accountNumber: account.number,
    accountType: account.type,
    isDelinquent: delinquent,
    dueDate: loanState.dueDate,
    totalAmountDue: loanState.amountDue,
    regularPaymentAmount: installment,
    defaultPaymentAmount: installment,
    payOffAmount: loanState.payoff,
    feesAndCharges: loanState.fees,
    loanBillingFrequency: account.terms?.schedule.billing,
    restrictionCode: account.restriction,
  };
}

/** How the loan can be paid. */
function optionFields(facts: LoanFacts) {
  const { account, fees, dateLimits, scheduled } = facts;
  return {
    paymentOptions: {
      allowCards: account.allowsCards && !account.blocks.card,
      allowACH: !account.blocks.ach,
      numberDaysInPeriod: dateLimits.daysInPeriod,
      recurringAllowed: account.allowsRecurring,
      autopayRateReduction: rateReductionOf(account),
      firstPartyFees: {
        eCheckFeeAmount: fees.eCheck,
        scheduledAchFee: fees.scheduledAch,
        recurringAchFee: fees.recurringAch,
        debitCardFeeAmount: fees.debitCard,
        creditCardFeeAmount: fees.creditCard,
      },
    },
    scheduledPayments: scheduled,
    nonPaymentDays: dateLimits.nonPaymentDays,
    nonSchedulablePaymentDays: facts.nonSchedulableDays,
    blockImmediateACHPaymentsAfterCutoffTime: dateLimits.immediateAchBlocked,
    adjustedACHPaymentDateAfterCutoffTime: facts.dateAfterCutoff,
    blockAchPayment: account.blocks.ach,
    blockCardPayment: account.blocks.card,
  };
}

export function paymentInfoRoute(services: Services): Route {
  const { database, secrets, settings } = services;
  return memberRoute(paymentInfo, async ({ accountNumber }, { borrowerId }, { today, now }) => {
    if ((await settings.host('niteMode')) === 'true') return refuse('NiteMode');
    const account = await accountOf(database, borrowerId, accountNumber);
    const facts = account && (await loanFacts(database, services, account, today));
    if (!facts) return refuse('Error');
    const refusal = await selectionRefusal(services, facts);
    if (refusal) return refuse(refusal);
    const { companyNumber } = await borrowerById(database, borrowerId);
    const methods = await savedMethods(database, borrowerId);
    return ok({
      ...owedFields(facts),
      ...optionFields(facts),
      paymentToken: sealPaymentToken(secrets, borrowerId, account.number, now),
      paymentMethods: methods,
      recurringPayment: recurringField(facts, methods),
      defaultPaymentMethod: await defaultMethodOf(database, account.number),
      paymentDetails: {
        loanAccountNumber: account.number,
        // The first day on which it can be paid (D187).
        paymentDate: today,
        paymentAmount: facts.loanState.amountDue,
        company: companyNumber,
      },
    });
  });
}
