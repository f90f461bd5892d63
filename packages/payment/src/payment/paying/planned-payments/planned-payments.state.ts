import type { RecurringPayment, ScheduledPayment } from '@portico/contract';
import type { PlannedPaymentsTextKey } from './planned-payments.texts';

/** A payment still to come that the borrower can ask to delete. */
export type Planned =
  | { readonly kind: 'scheduled'; readonly payment: ScheduledPayment }
  | { readonly kind: 'recurring'; readonly payment: RecurringPayment };

/** What became of deleting one; `token` takes the place of the one held. */
export type Deletion =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly text: PlannedPaymentsTextKey };

/** What the lists do to the world. No method throws or rejects. */
export type PlannedPaymentsPorts = {
  readonly remove: (planned: Planned) => Promise<Deletion>;
  /** The host has deleted it. */
  readonly removed: (planned: Planned, token: string) => void;
};

export type PlannedPaymentsState = {
  /** The one whose deletion is being asked about or carried out. */
  readonly asked: Planned | undefined;
  readonly busy: boolean;
  /** What became of the last deletion; without a problem it was deleted. */
  readonly outcome:
    | {
        readonly kind: Planned['kind'];
        readonly problem: PlannedPaymentsTextKey | undefined;
      }
    | undefined;
};

export type PlannedPaymentsEvent =
  | { readonly type: 'ask'; readonly planned: Planned }
  | { readonly type: 'cancel' }
  | { readonly type: 'confirm' };
