import { createDelivery } from './delivery';
import { createDrafting } from './drafting';
import type { Plan, ReadyPayment } from './paying.plan';
import type { Place } from './paying.state';
import { isOutdated, reloadLoan } from './reloading';
import { backToSteps, isEditable, type Stage } from './stage';
import { confirmationOf } from './submission';

type Confirming = Extract<Place, { at: 'confirming' }>;

/**
 * The confirmation, and the ways on from a payment that did not go through at once. What is sent is
 * what the borrower has reviewed; where it is no longer what the choices come to, the borrower is
 * asked again (D165).
 */
export function createSubmitting(stage: Stage) {
  const { ports, place, planned, disposed } = stage;
  const delivery = createDelivery(stage);
  const drafting = createDrafting(stage);

  /** Brings what the host said up to the time it is, and then goes on with `next`. */
  const upToDate = async (next: () => void): Promise<void> => {
    const begun = place.peek();
    const reached = !isOutdated(stage) || (await reloadLoan(stage));
    await stage.answered();
    if (disposed() || place.peek() !== begun) return;
    if (reached) next();
    else backToSteps(stage, { text: 'errorLoanInfo' });
  };

  const openReview = () => {
    const ready = planned()?.ready;
    if (!ready) return;
    if (ready.pastCutoff) backToSteps(stage, { text: 'errorCutoff' });
    else drafting.ask(ready, false);
  };

  const decide = () => {
    const current = place.peek();
    if (current.at !== 'confirming') return;
    const ready = planned()?.ready;
    if (!ready) backToSteps(stage, { text: 'errorChanged' });
    else if (ready.pastCutoff) backToSteps(stage, { text: 'errorCutoff' });
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
      const current = place.peek();
      if (!planned()?.ready || !isEditable(current)) return;
      if (current.at === 'choosing' && current.refusal?.locks) return;
      stage.replan();
      if (isOutdated(stage) || isAsking(planned())) void upToDate(openReview);
      else openReview();
    },

    cancelReview() {
      const current = place.peek();
      if (current.at === 'confirming' && !current.refreshing) backToSteps(stage);
    },

    confirm() {
      const current = place.peek();
      if (current.at !== 'confirming' || current.refreshing) return;
      const { draft } = current;
      if (draft && !(draft.at === 'ready' && draft.viewed)) return;
      stage.replan();
      if (isOutdated(stage) || isAsking(planned())) {
        place.value = { ...current, refreshing: true };
        void upToDate(decide);
      } else decide();
    },

    retry() {
      const current = place.peek();
      if (current.at === 'notSent') void delivery.submit(current.intent, current.reviewed);
    },

    checkAgain() {
      const current = place.peek();
      if (current.at === 'unresolved') void delivery.check(current.intent);
    },

    sendAgain() {
      const current = place.peek();
      if (current.at !== 'unresolved' || current.canLookUp) return;
      const { intent } = current;
      if (!intent.reviewed || !ports.basis().settings.resendSameKey) return;
      void delivery.submit(intent, intent.reviewed);
    },

    startOver() {
      const current = place.peek();
      if (current.at === 'unresolved' && !current.canLookUp) delivery.startOver(current.intent);
    },
  };
}

/** Whether the host has not answered yet what the choices raise. */
function isAsking(plan: Plan | undefined): boolean {
  return plan !== undefined && (plan.quote.asking || plan.fee.asking);
}

/** Both are plain data of one maker, so that equal ones are written alike. */
function samePayment(one: ReadyPayment, other: ReadyPayment): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
