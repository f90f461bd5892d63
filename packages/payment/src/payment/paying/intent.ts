import type { UnnumberedConfirmation } from '../../confirmation';
import type { ReadyPayment } from './paying.plan';

/** A confirmed payment: one key, made once, under which it is sent, sent again and looked up. */
export type Intent = {
  readonly key: string;
  readonly accountNumber: string;
  /** What is sent; undefined after a reload and in another tab, because it is not for storage. */
  readonly reviewed: ReadyPayment | undefined;
  /** What its confirmation shows; undefined where another tab has sent it. */
  readonly confirmation: UnnumberedConfirmation | undefined;
  /** When it was sent first, in milliseconds since the epoch, where that is known. */
  readonly sentAt: number | undefined;
  /** It was sent at least once without a clear answer. */
  readonly mayHaveArrived: boolean;
};
