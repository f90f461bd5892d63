import type { Account } from '@portico/contract';
import type { OpenAccount } from '../payment/paying/plan/choices';
import type { PaymentInfo } from '../payment/paying/plan/choices';
import { checking, loanAccount, loanInfo, today, visa } from './fixtures';

const saving = { save: true, singleUse: true };

/** An account that can be paid from the checking account or by the card. */
export function openAccount(
  info: Partial<PaymentInfo> = {},
  account: Partial<Account> = {},
): OpenAccount {
  return {
    at: 'open',
    account: loanAccount(account),
    loan: {
      info: loanInfo(info),
      saved: { banks: [checking], cards: [visa] },
      types: ['ach', 'card'],
      saving: { ach: saving, card: saving },
      asOf: { day: today, afterCutoff: false },
    },
  };
}
