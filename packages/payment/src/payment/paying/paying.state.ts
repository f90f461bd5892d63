import type { PaymentType } from '@portico/rules';
import type { Confirmation } from '../../confirmation';
import type { Meant } from '../meant';
import type { Intent } from './delivery/intent';
import type { Method } from './methods/method';
import type { PaymentRefusal } from './paying.errors';
import type { PaymentPayingTextKey } from './payment.paying.sentences';
import type { Choices } from './plan/choices';
import type { Plan, ReadyPayment } from './plan/plan';

/** The agreement that a later payment by bank account needs (D67). */
export type Draft =
  | { readonly at: 'preparing' }
  | { readonly at: 'failed' }
  /** `viewed`: the borrower has opened it. */
  | ({ readonly at: 'ready'; readonly viewed: boolean } & PreparedDraft);

export type PreparedDraft = {
  /** Opens the document, and is sent with the payment. */
  readonly token: string;
  /** Undefined if the account's bank is not known. */
  readonly bank: Bank | undefined;
};

/** A bank, from the look-up of its routing number. */
export type Bank = {
  readonly routingNumber: string;
  readonly name: string | undefined;
  readonly address: string | undefined;
};

/** What is known of a payment whose outcome is not known. */
export type UnknownOutcome =
  /** The host is still at it, or did not answer the look-up. */
  | 'unclear'
  /** The host has not received it; a request of it may still arrive. */
  | 'mayArrive'
  /** The host has not received it, and no request of it can still arrive. */
  | 'neverArrived'
  /** The lender's API has no look-up (D160). */
  | 'unsupported'
  /** The host has told not to submit it again, and a look-up tells no more. */
  | 'doNotResubmit';

/** The current step. */
export type Step =
  | {
      readonly at: 'choosing';
      readonly refusal: PaymentRefusal | undefined;
      /** The confirmation number of a payment sent by another tab or in an earlier visit. */
      readonly earlierPaid?: string | undefined;
    }
  /** A new method of the chosen type is being entered. */
  | {
      readonly at: 'adding';
      readonly type: PaymentType;
      readonly refusal: PaymentRefusal | undefined;
    }
  /** The host has refused a payment from this account until newer terms are agreed to. */
  | { readonly at: 'accepting'; readonly method: Method }
  | {
      readonly at: 'confirming';
      /** What the borrower sees, and what is sent unchanged (D165). */
      readonly reviewed: ReadyPayment;
      /** Undefined where none is needed. */
      readonly draft: Draft | undefined;
      /** It differs from what was confirmed before, so the borrower confirms again. */
      readonly changed: boolean;
    }
  | { readonly at: 'submitting'; readonly intent: Intent; readonly reviewed: ReadyPayment }
  /** It may have been carried out: its outcome is being looked up. */
  | { readonly at: 'checking'; readonly intent: Intent }
  /** The outcome is not known; nothing can be submitted until it is. */
  | {
      readonly at: 'unresolved';
      readonly intent: Intent;
      readonly outcome: UnknownOutcome;
      /** A request of it may still reach the host (D173). */
      readonly mayStillArrive: boolean;
    }
  /** The host has not received it; it can be sent again. */
  | {
      readonly at: 'notSent';
      readonly intent: Intent;
      readonly reviewed: ReadyPayment;
      readonly text: PaymentPayingTextKey;
    }
  | { readonly at: 'done'; readonly confirmation: Confirmation };

export type PaymentState = {
  readonly choices: Choices;
  readonly meant: Meant | undefined;
  readonly step: Step;
  /** The host's data is being reloaded to compare what is to be reviewed or sent with it. */
  readonly refreshing: boolean;
  /** No quote was received, so the payoff was turned off. */
  readonly quoteFailed: boolean;
  /** Whether a new autopay can be set up in place of the loan's. */
  readonly mayReplaceAutopay: boolean;
  /** What follows from the choices; undefined until there is a method. */
  readonly plan: Plan | undefined;
};
