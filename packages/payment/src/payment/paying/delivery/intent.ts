import type { UnnumberedConfirmation } from '../../../confirmation';
import type { ReadyPayment } from '../plan/plan';

/** A confirmed payment, with one key for sending, resending and looking it up. */
export type Intent = {
  readonly key: string;
  readonly accountNumber: string;
  /** What is sent; undefined after a reload and in another tab, because it is never stored. */
  readonly reviewed: ReadyPayment | undefined;
  /** What its confirmation shows; undefined if another tab sent it. */
  readonly confirmation: UnnumberedConfirmation | undefined;
  /** When it was last sent, in milliseconds since the epoch, if known. */
  readonly sentAt: number | undefined;
  /** It was sent at least once without a clear answer. */
  readonly mayHaveArrived: boolean;
  /** The host has told not to submit it again. */
  readonly doNotResubmit: boolean;
};
