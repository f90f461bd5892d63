import {
  amountLimits,
  amountNotice,
  amountStep,
  checkAdditionalPrincipal,
  checkAmount,
  firstPartyFee,
  paysTotalDue,
  type AmountFacts,
  type Frequency,
} from '@portico/rules';
import { payoffOn, type Check, type Rule } from './check';
import { frequencyOf } from '../planned/recurring-plan';

const frequencyOfCheck = ({ kind, payment }: Check): Frequency =>
  kind === 'recurring' && payment.recurringDetails
    ? frequencyOf(payment.recurringDetails)
    : 'OneTime';

/** The payoff amount on the day of the payment. */
const payoffOfCheck = ({ payment, facts }: Check) => {
  const { today } = facts.dateLimits;
  const { paymentDate = today } = payment.details;
  return payoffOn(facts, payment.isPayoff && paymentDate > today ? paymentDate : today);
};

/** A payoff's amount is the quote of its day; a payoff cannot recur. */
export const payoff: Rule = (check) => {
  const { kind, payment } = check;
  if (!payment.isPayoff) return undefined;
  if (kind === 'recurring') return 'InvalidInfo';
  return payment.details.paymentAmount === payoffOfCheck(check) ? undefined : 'PayoffQuote';
};

const amountFactsOf = (check: Check): AmountFacts => {
  const { loanState, delinquent, account } = check.facts;
  const installment = account.terms?.schedule.installment;
  return {
    type: check.method.kind.type,
    kind: check.kind,
    delinquent,
    totalDue: loanState.amountDue,
    defaultAmount: installment,
    regularAmount: installment,
    payoffAmount: payoffOfCheck(check),
    payoffQuote: undefined,
  };
};

export const amount: Rule = (check) => {
  const { payment, facts, rules } = check;
  const { paymentAmount } = payment.details;
  const { account } = facts;
  const frequency = frequencyOfCheck(check);
  if (paysTotalDue(account.type, frequency)) {
    return paymentAmount === 0 ? undefined : 'InvalidInfo';
  }
  const amounts = amountFactsOf(check);
  if (!payment.isPayoff && amountNotice(amounts, rules.amounts)?.code === 'achOnly') {
    return 'CardNotAllowed';
  }
  const limits = amountLimits(amounts, rules.amounts);
  if (!checkAmount(paymentAmount, limits).ok) {
    return paymentAmount < limits.min ? 'AmountMin' : 'AmountMax';
  }
  const step = amountStep(
    { accountType: account.type, type: amounts.type, frequency, payoff: payment.isPayoff },
    rules.steps,
  );
  const installment = amounts.regularAmount;
  if (step.amount !== 'regular' || installment === undefined) return undefined;
  if (paymentAmount === installment) return undefined;
  return paymentAmount < installment ? 'AmountMin' : 'AmountMax';
};

/** Additional principal is for recurring bank payments, and never more than the loan (payments §5). */
export const additionalPrincipal: Rule = (check) => {
  const { payment, facts, rules, method } = check;
  const { additionalPrincipalAmount, paymentAmount } = payment.details;
  if (additionalPrincipalAmount === 0) return undefined;
  const step = amountStep(
    {
      accountType: facts.account.type,
      type: method.kind.type,
      frequency: frequencyOfCheck(check),
      payoff: payment.isPayoff,
    },
    rules.steps,
  );
  if (!step.additionalPrincipal || additionalPrincipalAmount < 0) return 'InvalidInfo';
  const limits = { amount: paymentAmount, payoffAmount: facts.loanState.payoff };
  return checkAdditionalPrincipal(additionalPrincipalAmount, limits).ok ? undefined : 'AmountMax';
};

/** The fees that the screen showed have to equal those that are charged. */
export const fees: Rule = ({ kind, payment: { details }, facts, method }) => {
  const fee = firstPartyFee(facts.fees, kind, method.kind);
  const thirdParty = facts.thirdPartyFees[method.kind.type];
  return details.firstPartyFee === fee && details.thirdPartyFee === thirdParty
    ? undefined
    : 'FeeChanged';
};
