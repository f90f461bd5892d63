import type { Account } from '@portico/contract';
import { readDraft, shortMark } from '@portico/core/drafts';
import type { Core } from '@portico/core/internal';
import { paymentDraft } from './payment-draft';

/** The loan that the borrower had chosen, if it can still be paid. */
export function draftedAccount(core: Core, offered: readonly Account[]): string | undefined {
  const { loan } = readDraft(core, paymentDraft) ?? {};
  return offered.find(({ number }) => shortMark(number) === loan)?.number;
}
