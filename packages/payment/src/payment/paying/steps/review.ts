import { confirmationOf } from '../delivery/submission';
import type { Intent } from '../delivery/intent';
import { turnOffReplaced } from '../delivery/turn-off-replaced';
import { backToSteps, isEditable, type FlowContext } from '../flow-context';
import type { Handlers, ReviewEvents } from '../paying.events';
import type { Step } from '../paying.state';
import type { Plan, ReadyPayment } from '../plan/plan';
import { openConfirmation, prepareDraft } from './draft-agreement';
import { isOutdated, reloadLoan } from './reload-loan';
import { samePayment } from './same-payment';

type Confirming = Extract<Step, { at: 'confirming' }>;

/**
 * The confirmation. What is sent is what the borrower reviewed; if the choices now give another
 * payment, the borrower confirms again (D165).
 *
 * @param submit sends the confirmed payment
 */
export function reviewHandlers(
  flow: FlowContext,
  submit: (intent: Intent, reviewed: ReadyPayment) => Promise<void>,
): Handlers<ReviewEvents> {
  const { step, plan, refreshing } = flow;

  const whenUpToDate = (next: () => void) => {
    if (refreshing.peek()) return;
    if (isUpToDate(flow)) next();
    else void update(flow, next);
  };

  const openReview = () => {
    const ready = plan.peek()?.ready;
    if (!ready) return;
    if (ready.pastCutoff) backToSteps(flow, { text: 'errorCutoff' });
    else openConfirmation(flow, ready, false);
  };

  const sendIfSame = (reviewed: ReadyPayment, send: () => void) => {
    const ready = plan.peek()?.ready;
    if (!ready) backToSteps(flow, { text: 'errorChanged' });
    else if (ready.pastCutoff) backToSteps(flow, { text: 'errorCutoff' });
    else if (!samePayment(ready, reviewed)) openConfirmation(flow, ready, true);
    else send();
  };

  const sendReplacement = async (intent: Intent, reviewed: ReadyPayment): Promise<void> => {
    const next = await turnOffReplaced(flow, intent, reviewed);
    if (next) await submit({ ...intent, reviewed: next }, next);
  };

  const sendReviewed = () => {
    const current = step.peek();
    if (current.at !== 'confirming') return;
    sendIfSame(current.reviewed, () => {
      const intent = newIntent(flow.ports.newKey(), current);
      const { reviewed } = intent;
      if (!reviewed.replaces) void submit(intent, reviewed);
      else void sendReplacement(intent, reviewed);
    });
  };

  return {
    review() {
      const current = step.peek();
      if (!plan.peek()?.ready || !isEditable(current)) return;
      if (current.at === 'choosing' && current.refusal?.disablesSubmit) return;
      whenUpToDate(openReview);
    },

    cancelReview() {
      const current = step.peek();
      if (current.at === 'confirming' && !refreshing.peek()) backToSteps(flow);
    },

    viewDraft() {
      const current = step.peek();
      if (current.at !== 'confirming' || current.draft?.at !== 'ready') return;
      step.value = { ...current, draft: { ...current.draft, viewed: true } };
    },

    prepareDraft() {
      const current = step.peek();
      if (current.at !== 'confirming' || current.draft?.at !== 'failed') return;
      void prepareDraft(flow, current);
    },

    confirm() {
      const current = step.peek();
      if (current.at !== 'confirming') return;
      const { draft } = current;
      if (draft && !(draft.at === 'ready' && draft.viewed)) return;
      whenUpToDate(sendReviewed);
    },

    /** What may have arrived can only be the same; what has not left is compared first. */
    retry() {
      const current = step.peek();
      if (current.at !== 'notSent') return;
      const { intent, reviewed } = current;
      const send = () => void submit(intent, reviewed);
      if (intent.mayHaveArrived) send();
      else whenUpToDate(() => sendIfSame(reviewed, send));
    },
  };
}

/** Whether the plan rests on the host's current answers. */
function isUpToDate({ choices, plan, now }: FlowContext): boolean {
  const context = now();
  return !isOutdated(choices.peek(), context) && !isPending(plan.peek());
}

/** Waits for the host's current answers, then calls `next` if the step is still the same. */
async function update(flow: FlowContext, next: () => void): Promise<void> {
  const { choices, step, refreshing, disposed } = flow;
  const before = step.peek();
  refreshing.value = true;
  const isLoaded = !isOutdated(choices.peek(), flow.now()) || (await reloadLoan(flow));
  await flow.answered();
  refreshing.value = false;
  if (disposed() || step.peek() !== before) return;
  if (isLoaded) next();
  else backToSteps(flow, { text: 'errorLoanInfo' });
}

/** A new key, and the payment as it was reviewed, with its draft agreement. */
function newIntent(key: string, { reviewed: { submission, ...rest }, draft }: Confirming) {
  const draftAgreementToken = draft?.at === 'ready' ? draft.token : undefined;
  return {
    key,
    accountNumber: submission.accountNumber,
    reviewed: { ...rest, submission: { ...submission, draftAgreementToken } },
    confirmation: confirmationOf(submission),
    sentAt: undefined,
    mayHaveArrived: false,
    doNotResubmit: false,
  };
}

/** Whether a request for the choices is not answered yet. */
function isPending(plan: Plan | undefined): boolean {
  return plan !== undefined && (plan.quote.pending || plan.fee.pending);
}
