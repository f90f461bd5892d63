import { defineCall, type DocsOf } from '../../call';
import {
  deletion,
  deletionAnswer,
  scheduledDeletionCodes,
  type ScheduledDeletionCode,
} from '../../entities/payments/deletion';

/** Deletes a scheduled payment by bank account. */
export const deleteScheduledBank = defineCall<ScheduledDeletionCode>()({
  name: 'deleteScheduledBank',
  method: 'POST',
  path: '/api/PaymentScheduled/DeleteAch',
  session: 'required',
  effect: 'writes',
  request: deletion,
  response: deletionAnswer,
});

export const deleteScheduledBankDocs: DocsOf<typeof deleteScheduledBank> = {
  summary: 'Deletes a scheduled payment by bank account. Repeating the call gives the same answer.',
  codes: scheduledDeletionCodes,
};
