import { defineCall, type DocsOf } from '../../call';
import {
  deletion,
  deletionAnswer,
  scheduledDeletionCodes,
  type ScheduledDeletionCode,
} from '../../entities/payments/deletion';

/** Deletes a scheduled payment by card. */
export const deleteScheduledCard = defineCall<ScheduledDeletionCode>()({
  name: 'deleteScheduledCard',
  method: 'POST',
  path: '/api/PaymentScheduled/DeleteCard',
  session: 'required',
  effect: 'writes',
  request: deletion,
  response: deletionAnswer,
});

export const deleteScheduledCardDocs: DocsOf<typeof deleteScheduledCard> = {
  summary: 'Deletes a scheduled payment by card. Repeating the call gives the same answer.',
  codes: scheduledDeletionCodes,
};
