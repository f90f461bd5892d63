import type { Account } from '@portico/contract';
import type { PaymentType } from '@portico/rules';
import { profileOf, savedOf } from '../methods/method';
import type { LoanLock } from '../delivery/loan-locks';
import { afterLoad, beforeLoad } from '../plan/account-decision';
import type { Choices, Loan } from '../paying.state';
import { momentOf } from '../plan/posting-period';
import type { FlowContext } from '../flow-context';

/** The empty amount step. */
export const unentered: Pick<Choices, 'amount' | 'principal'> = {
  amount: { text: '', touched: false },
  principal: { text: '', touched: false },
};

export const untouched: Choices = {
  account: { at: 'choosing' },
  type: undefined,
  method: undefined,
  timing: undefined,
  ...unentered,
};

/** Called with the result of opening an account. */
export type Opening = {
  /** It can be paid. */
  readonly opened: (loan: Loan) => void;
  /** An earlier payment of it must be looked up first. */
  readonly locked: (account: Account, lock: LoanLock) => void;
};

/** Opens an account. Ignores the answer if another account was chosen meanwhile. */
export async function openAccount(
  flow: FlowContext,
  account: Account,
  { opened, locked }: Opening,
): Promise<void> {
  const { ports, choices, disposed } = flow;
  const step = beforeLoad(account, ports.context());
  choices.value = { ...untouched, account: step };
  if (step.at !== 'loading') return;
  const lock = await ports.locks.find(account.number);
  if (disposed() || choices.peek().account !== step) return;
  if (lock) {
    locked(account, lock);
    return;
  }
  const asOf = momentOf(ports.context());
  const answer = await ports.loadLoan(account.number);
  if (disposed() || choices.peek().account !== step) return;
  const next = afterLoad(account, answer, ports.context(), asOf);
  choices.value = { ...untouched, account: next };
  if (next.at === 'open') opened(next.loan);
}

/** The type of the default method, else the only type. */
export function firstTypeOf({ types, info }: Loan): PaymentType | undefined {
  const byDefault = info.defaultPaymentMethod?.isCard ? 'card' : 'ach';
  if (info.defaultPaymentMethod && types.includes(byDefault)) return byDefault;
  return types.length === 1 ? types[0] : undefined;
}

/** The default method, if it is of this type. */
export function defaultOf({ info, saved }: Pick<Loan, 'info' | 'saved'>, type: PaymentType) {
  const known = info.defaultPaymentMethod;
  if (!known || known.isCard !== (type === 'card')) return undefined;
  return savedOf(saved, type).find((method) => profileOf(method) === known.profileId);
}
