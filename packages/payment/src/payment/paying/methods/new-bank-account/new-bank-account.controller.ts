import { addBankAccount, bankLookup, paymentMethods, validateBankAccount } from '@portico/contract';
import { agreementsToAccept, logAgreements } from '@portico/core/agreements';
import { type Core, unanswered as knownOf } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { sameIdentifier, type BankAccount, type MethodSaving } from '@portico/rules';
import type { Method, SavedMethods } from '../method';
import { savedMethods } from '../saved-methods';
import { refusedAccountText } from './new-bank-account.errors';
import { createNewBankAccountFlow, type NewBankAccountFlow } from './new-bank-account.flow';
import type { BankProblem, Bank } from './new-bank-account.state';
import {
  achPreCheckOption,
  hideConfirmAccountNumberOption,
} from '../../../../settings/ach-payment-options';

/** What the payment screen passes to the form. */
export type NewBankAccountPage = {
  readonly core: Core;
  readonly read: ReadSetting;
  readonly accountNumber: string;
  readonly saving: MethodSaving;
  /** `saved`: the new list, where one was fetched. */
  readonly use: (method: Method, saved: SavedMethods | undefined) => void;
};

/** The new bank account over the lender's API (payments §7). */
export function createNewBankAccount(page: NewBankAccountPage): NewBankAccountFlow {
  const { core, read, saving } = page;
  return createNewBankAccountFlow(
    {
      lookUp: (routingNumber) => lookUp(core, routingNumber),
      terms: () => agreementsToAccept(core, read, 'ach', core.session.peek()?.agreed ?? []),
      logTerms: async (terms) =>
        (await logAgreements(core, terms, { turnEStatementsOn: false })).ok,
      accept: (account, bank, save) =>
        save ? addAccount(page, account) : useOnce(page, account, bank),
      delay: core.environment.delay,
    },
    {
      confirm: !read(hideConfirmAccountNumberOption),
      preCheck: read(achPreCheckOption),
      saving,
    },
  );
}

async function lookUp({ client }: Core, routingNumber: string): Promise<Bank> {
  const answer = await client.send(bankLookup, { routingNumber });
  if (!answer.ok) return { at: 'failed' };
  const { bankExists, name, city, state } = answer.value;
  if (!bankExists) return { at: 'missing' };
  return { at: 'found', name, place: [city, state].filter(Boolean).join(', ') };
}

async function useOnce(
  { core, use }: NewBankAccountPage,
  bank: BankAccount,
  found: Bank,
): Promise<BankProblem | undefined> {
  const answer = await core.client.send(validateBankAccount, bank);
  if (!answer.ok) {
    // A check changes nothing: it is made again, whatever became of its answer.
    return { text: refusedAccountText(answer.error) };
  }
  const bankName = found.at === 'found' ? found.name : undefined;
  use({ kind: 'new-bank', bank, bankName }, undefined);
  return undefined;
}

/**
 * Fetches the list after saving, because only the list has the account as the host shows it, and says
 * whether one is saved whose answer was lost; without the list, uses the account as it was entered.
 */
async function addAccount(
  page: NewBankAccountPage,
  account: BankAccount,
): Promise<BankProblem | undefined> {
  const { core, accountNumber, use } = page;
  const added = await core.client.send(addBankAccount, {
    ...account,
    loanAccountNumber: accountNumber,
  });
  const unanswered = added.ok ? undefined : knownOf(added.error);
  if (!added.ok && unanswered !== 'unconfirmed') {
    return { text: refusedAccountText(added.error), unanswered };
  }
  const listed = await core.client.send(paymentMethods, { accountNumber });
  const saved = listed.ok ? savedMethods(listed.value.paymentMethods) : undefined;
  const last4 = account.accountNumber.slice(-4);
  const { accountType, routingNumber } = account;
  const profileId = added.ok ? added.value.profileId : undefined;
  const mine = saved
    ? (saved.banks.find((each) => sameIdentifier(each.profileId, profileId)) ??
      saved.banks.findLast((each) => each.last4 === last4 && each.accountType === accountType))
    : profileId !== undefined && { profileId, accountType, last4, routingNumber };
  if (!mine) {
    const known = unanswered && (saved ? 'notSoFar' : unanswered);
    return { text: 'error', unanswered: known };
  }
  use({ kind: 'saved-bank', ...mine }, saved);
  return undefined;
}
