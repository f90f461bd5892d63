import { paymentInfo } from '@portico/contract';
import { fail, ok } from '@portico/rules';
import { defaultMethodOf, methodOf, savedBankAccounts } from '../banks/bank-account-store';
import { memberRoute, type Route } from '../http/route';
import { borrowerById } from '../identity/borrower-store';
import { accountOf } from '../ledger/account-store';
import type { Services } from '../services';
import { loanFacts, type LoanFacts } from './loan-facts';
import { sealPaymentToken } from './payment-token';
import { selectionRefusal } from './selection';

/** What the books say of a loan that is to be paid. */
function owedFields({ account, standing, delinquent, view }: LoanFacts) {
  const installment = view.account.terms?.schedule.installment;
  return {
    accountNumber: account.number,
    accountType: account.type,
    isDelinquent: delinquent,
    dueDate: standing.dueDate,
    totalAmountDue: standing.amountDue,
    regularPaymentAmount: installment,
    defaultPaymentAmount: installment,
    payOffAmount: standing.payoff,
    feesAndCharges: standing.fees,
    loanBillingFrequency: account.terms?.schedule.billing,
    restrictionCode: account.restriction,
  };
}

/** How it can be paid. Cards and recurring payments are not taken by this host yet. */
function optionFields({ account, fees, dateLimits, dateAfterCutoff, scheduled }: LoanFacts) {
  return {
    paymentOptions: {
      allowCards: false,
      allowACH: !account.blocks.ach,
      numberDaysInPeriod: dateLimits.daysInPeriod,
      recurringAllowed: false,
      firstPartyFees: { eCheckFeeAmount: fees.eCheck, scheduledAchFee: fees.scheduledAch },
    },
    scheduledPayments: scheduled,
    nonPaymentDays: dateLimits.nonPaymentDays,
    nonSchedulablePaymentDays: [],
    blockImmediateACHPaymentsAfterCutoffTime: dateLimits.immediateAchBlocked,
    adjustedACHPaymentDateAfterCutoffTime: dateAfterCutoff,
    blockAchPayment: account.blocks.ach,
    blockCardPayment: account.blocks.card,
  };
}

export function paymentInfoRoute(services: Services): Route {
  const { database, secrets, settings } = services;
  return memberRoute(paymentInfo, async ({ accountNumber }, { borrowerId }, { today, now }) => {
    if ((await settings.host('niteMode')) === 'true') return fail('NiteMode');
    const account = await accountOf(database, borrowerId, accountNumber);
    const facts = account && (await loanFacts(database, services, account, today));
    if (!facts) return fail('Error');
    const refusal = await selectionRefusal(services, facts);
    if (refusal) return fail(refusal);
    const { companyNumber } = await borrowerById(database, borrowerId);
    const saved = await savedBankAccounts(database, borrowerId);
    return ok({
      ...owedFields(facts),
      ...optionFields(facts),
      encryptedData: sealPaymentToken(secrets, borrowerId, account.number, now),
      paymentMethods: saved.map(methodOf),
      defaultPaymentMethod: await defaultMethodOf(database, account.number),
      paymentDetails: {
        loanAccountNumber: account.number,
        paymentDate: facts.standing.dueDate,
        paymentAmount: facts.standing.amountDue,
        company: companyNumber,
      },
    });
  });
}
