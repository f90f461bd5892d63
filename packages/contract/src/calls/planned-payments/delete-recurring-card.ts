import { defineCall, type DocsOf } from '../../call';
import {
  deletion,
  deletionAnswer,
  recurringDeletionCodes,
  type RecurringDeletionCode,
} from '../../entities/payments/deletion';

/** Deletes the recurring payment by card. */
export const deleteRecurringCard = defineCall<RecurringDeletionCode>()({
  name: 'deleteRecurringCard',
  method: 'POST',
  path: '/api/PaymentRecurring/DeleteCard',
  session: 'required',
  effect: 'writes',
  request: deletion,
  response: deletionAnswer,
});

export const deleteRecurringCardDocs: DocsOf<typeof deleteRecurringCard> = {
  summary: 'Deletes the recurring payment by card. Repeating the call gives the same answer.',
  codes: recurringDeletionCodes,
};
