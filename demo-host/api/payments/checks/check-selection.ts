import type { CodeOf, paymentInfo } from '@portico/contract';
import { decideBeforeLoad, type SelectionCode } from '@portico/rules';
import type { Services } from '../../services';
import type { LoanFacts } from '../loan-facts';

type Code = CodeOf<typeof paymentInfo>;

const codes: Readonly<Record<SelectionCode, Code>> = {
  AccountClosed: 'PaymentBlocked',
  PaymentBlocked: 'PaymentBlocked',
  NoPaymentOnline: 'NoPaymentOnline',
  NoAchPayment: 'NoAchPayment',
  NoPaymentNeeded: 'NoPaymentNeeded',
  DisabledPaymentsAfterCutoffTime: 'PaymentBlocked',
};

/** Why an account cannot be paid at all: the host's own reason, hold code, security flags, no balance (payments §4). */
export async function selectionRefusal(
  { settings }: Services,
  { account, loanState }: LoanFacts,
): Promise<Code | undefined> {
  if (account.refusal) return account.refusal;
  const blocked = (await settings.value('generalPaymentOptions.blockOnHoldCodes')) ?? '';
  const decision = decideBeforeLoad({
    comment: account.holdCode,
    balance: loanState.payoff,
    onlineBlocked: account.blocks.online,
    achBlocked: account.blocks.ach,
    cardBlocked: account.blocks.card,
    thirdPartyApplies: false,
    blockedHoldCodes: blocked.split(/[,;\n]/),
  });
  return decision.ok ? undefined : codes[decision.error.code];
}
