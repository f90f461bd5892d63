import type { Account } from '@portico/contract';
import type { PaymentType } from '@portico/rules';
import { profileOf, savedOf } from './method';
import type { LoanLock } from './loan-locks';
import { afterLoad, beforeLoad } from './paying.account';
import type { Choices, Loan } from './paying.state';
import { momentOf } from './moment';
import type { FlowContext } from './flow-context';

/** Nothing is typed into the amount step. */
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

/** What opening an account leads to. */
export type Opening = {
  /** It can be paid. */
  readonly opened: (loan: Loan) => void;
  /** A payment of it has to be looked up first. */
  readonly locked: (account: Account, lock: LoanLock) => void;
};

/** Opens an account. The answer for one that is no longer the chosen one is dropped. */
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

/** The only type, or that of the default method. */
export function firstTypeOf({ types, info }: Loan): PaymentType | undefined {
  const byDefault = info.defaultPaymentMethod?.isCard ? 'card' : 'ach';
  if (info.defaultPaymentMethod && types.includes(byDefault)) return byDefault;
  return types.length === 1 ? types[0] : undefined;
}

/** The default method, where it is one of the type's. */
export function defaultOf({ info, saved }: Pick<Loan, 'info' | 'saved'>, type: PaymentType) {
  const known = info.defaultPaymentMethod;
  if (!known || known.isCard !== (type === 'card')) return undefined;
  return savedOf(saved, type).find((method) => profileOf(method) === known.profileId);
}
