import { toJson } from '@portico/rules';
import { followDraft, keepDraft, readDraft, shortMark } from '@portico/core/drafts';
import type { Core } from '@portico/core/internal';
import { useCore } from '@portico/element';
import type { KeptDraft } from '@portico/shared/draft';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Signal } from '@preact/signals-core';
import type { Meant } from '../../meant';
import type { Step } from '../paying.state';
import type { StepProps } from '../screens/step-props';
import { draftOf, eventsOf, paymentDraft } from './payment-draft';

/** Steps in which what was kept can be discarded, because nothing has been sent. */
const unsent: ReadonlySet<Step['at']> = new Set(['choosing', 'adding', 'accepting', 'confirming']);

/**
 * Of a loan that opens with a draft and with what was meant (D178), one counts: what a screen has just
 * led here with, else the draft, in which the borrower has changed it.
 */
export function settleDraft(
  core: Core,
  accountNumber: string,
  meant: Signal<Meant | undefined>,
): void {
  if (meant.peek() === undefined) return;
  if (readDraft(core, paymentDraft)?.['loan'] !== shortMark(accountNumber)) return;
  if (meant.peek()?.isNew) keepDraft(core, paymentDraft, {});
  else meant.value = undefined;
}

/**
 * Keeps what the borrower chose for a loan until its payment was made, also while it is not known
 * whether it was, and chooses it again once when that loan opens.
 */
export function usePaymentDraft({ state, send }: StepProps): KeptDraft {
  const core = useCore();
  const [at, setAt] = useState<KeptDraft['at']>('none');
  const { choices, step } = state;
  const { account } = choices;
  const open = account.at === 'open' && unsent.has(step.at) ? account.account.number : undefined;
  const opened = useRef<string>(undefined);

  // Before the first frame of the loan's steps.
  useLayoutEffect(() => {
    if (open === undefined || open === opened.current) return;
    opened.current = open;
    const draft = readDraft(core, paymentDraft) ?? {};
    const { loan } = draft;
    const isSame = !choices.edited && loan === shortMark(open);
    const isTyped = ['amount', 'principal'].some((field) => draft[field] !== undefined);
    setAt(isSame && isTyped ? 'kept' : 'none');
    if (isSame) send({ type: 'restore', events: eventsOf(draft, choices) });
  }, [core, open, choices, send]);

  const paid = step.at === 'done' ? step.confirmation.submissionInfo.accountNumber : undefined;
  const typed = toJson(paid === undefined ? draftOf(choices) : {});
  const noted = useRef(typed);
  useEffect(() => {
    if (noted.current === typed) return;
    noted.current = typed;
    keepDraft(core, paymentDraft, typed === '{}' ? {} : draftOf(choices));
  }, [core, typed, choices]);
  // Of a payment that an earlier page sent, nothing was typed here.
  useEffect(() => {
    if (paid !== undefined && readDraft(core, paymentDraft)?.['loan'] === shortMark(paid))
      keepDraft(core, paymentDraft, {});
  }, [core, paid]);
  useLayoutEffect(() => followDraft(core, paymentDraft), [core]);

  return {
    at: unsent.has(step.at) ? at : 'none',
    discard() {
      setAt('discarded');
      if ('account' in account) send({ type: 'chooseAccount', account: account.account });
    },
  };
}
