import type { SubmissionCode } from '@portico/contract';
import { additionalPrincipal, amount, fees, payoff } from './check-amount';
import type { Check, Rule } from './check';
import { oneTimeDate, recurrence, scheduling } from './check-date';

const methodAllowed: Rule = ({ facts: { account }, method }) => {
  if (method.kind.type === 'ach') return account.blocks.ach ? 'AchNotAllowed' : undefined;
  return account.allowsCards && !account.blocks.card ? undefined : 'CardNotAllowed';
};

const identity: Rule = ({ kind, payment, facts, username }) => {
  const same =
    payment.logonName.toLowerCase() === username.toLowerCase() &&
    payment.details.loanAccountNumber === facts.account.number &&
    payment.accountType === facts.account.type &&
    (payment.recurringDetails !== undefined) === (kind === 'recurring');
  return same ? undefined : 'InvalidInfo';
};

const checks: readonly Rule[] = [
  methodAllowed,
  identity,
  oneTimeDate,
  scheduling,
  recurrence,
  additionalPrincipal,
  amount,
  payoff,
  fees,
];

/** The first rule that a payment breaks. Repeats the screens' rules: a request can be forged. */
export function refusalOf(check: Check): SubmissionCode | undefined {
  for (const rule of checks) {
    const code = rule(check);
    if (code) return code;
  }
  return undefined;
}
