import { createDelivery } from '../delivery/send-intent';
import { createDrafting } from './draft-agreement';
import type { Plan, ReadyPayment } from '../plan/plan';
import type { Step } from '../paying.state';
import { isOutdated, reloadLoan } from './reload-loan';
import { backToSteps, isEditable, type FlowContext } from '../flow-context';
import { confirmationOf } from '../delivery/submission';

type Confirming = Extract<Step, { at: 'confirming' }>;

/**
 * The confirmation, and what can follow a payment without a clear result. What is sent is what the
 * borrower reviewed; if the choices now give another payment, the borrower is asked again (D165).
 */
export function createSubmitting(flow: FlowContext) {
  const { ports, step, planned, disposed } = flow;
  const delivery = createDelivery(flow);
  const drafting = createDrafting(flow);

  /** Reloads outdated answers of the host, then calls `next`. */
  const upToDate = async (next: () => void): Promise<void> => {
    const begun = step.peek();
    const reached = !isOutdated(flow) || (await reloadLoan(flow));
    await flow.answered();
    if (disposed() || step.peek() !== begun) return;
    if (reached) next();
    else backToSteps(flow, { text: 'errorLoanInfo' });
  };

  const openReview = () => {
    const ready = planned()?.ready;
    if (!ready) return;
    if (ready.pastCutoff) backToSteps(flow, { text: 'errorCutoff' });
    else drafting.ask(ready, false);
  };

  const decide = () => {
    const current = step.peek();
    if (current.at !== 'confirming') return;
    const ready = planned()?.ready;
    if (!ready) backToSteps(flow, { text: 'errorChanged' });
    else if (ready.pastCutoff) backToSteps(flow, { text: 'errorCutoff' });
    else if (!samePayment(ready, current.reviewed)) drafting.ask(ready, true);
    else send(current);
  };

  const send = ({ reviewed: { submission, ...shown }, draft }: Confirming) => {
    const draftAgreementToken = draft?.at === 'ready' ? draft.token : undefined;
    const reviewed = { ...shown, submission: { ...submission, draftAgreementToken } };
    const intent = {
      key: ports.newKey(),
      accountNumber: submission.accountNumber,
      reviewed,
      confirmation: confirmationOf(submission),
      sentAt: undefined,
      mayHaveArrived: false,
    };
    void delivery.submit(intent, reviewed);
  };

  return {
    check: delivery.check,
    checkLock: delivery.checkLock,
    viewDraft: drafting.view,
    prepareDraft: drafting.prepareAgain,

    review() {
      const current = step.peek();
      if (!planned()?.ready || !isEditable(current)) return;
      if (current.at === 'choosing' && current.refusal?.locks) return;
      flow.replan();
      if (isOutdated(flow) || isAsking(planned())) void upToDate(openReview);
      else openReview();
    },

    cancelReview() {
      const current = step.peek();
      if (current.at === 'confirming' && !current.refreshing) backToSteps(flow);
    },

    confirm() {
      const current = step.peek();
      if (current.at !== 'confirming' || current.refreshing) return;
      const { draft } = current;
      if (draft && !(draft.at === 'ready' && draft.viewed)) return;
      flow.replan();
      if (isOutdated(flow) || isAsking(planned())) {
        step.value = { ...current, refreshing: true };
        void upToDate(decide);
      } else decide();
    },

    retry() {
      const current = step.peek();
      if (current.at === 'notSent') void delivery.submit(current.intent, current.reviewed);
    },

    checkAgain() {
      const current = step.peek();
      if (current.at === 'unresolved') void delivery.check(current.intent);
    },

    sendAgain() {
      const current = step.peek();
      if (current.at !== 'unresolved' || current.canLookUp) return;
      const { intent } = current;
      if (!intent.reviewed || !ports.context().settings.resendSameKey) return;
      void delivery.submit(intent, intent.reviewed);
    },

    startOver() {
      const current = step.peek();
      if (current.at === 'unresolved' && !current.canLookUp) delivery.startOver(current.intent);
    },
  };
}

/** Whether a request for the choices is not answered yet. */
function isAsking(plan: Plan | undefined): boolean {
  return plan !== undefined && (plan.quote.asking || plan.fee.asking);
}

/** Both come from `planOf`, so equal payments have equal JSON. */
function samePayment(one: ReadyPayment, other: ReadyPayment): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
