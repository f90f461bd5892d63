import { accountsOf } from '@portico/core/accounts';
import { readDraft, shortMark } from '@portico/core/drafts';
import type { Core } from '@portico/core/internal';
import { paymentDraft } from './payment-draft';

/** The number of the loan that the borrower had chosen, if it is among the accounts. */
export function draftedAccount(core: Core): string | undefined {
  const { loan } = readDraft(core, paymentDraft) ?? {};
  const accounts = accountsOf(core).state.peek();
  const list = 'value' in accounts ? accounts.value?.accounts : undefined;
  return list?.find(({ number }) => shortMark(number) === loan)?.number;
}
