import { defineCall, type DocsOf } from '../call';
import {
  deletion,
  deletionAnswer,
  deletionCodes,
  type DeletionCode,
} from '../entities/planned-payment';

/** Deletes the recurring payment by card. */
export const deleteRecurringCard = defineCall<DeletionCode>()({
  name: 'deleteRecurringCard',
  method: 'POST',
  path: '/api/PaymentRecurring/DeleteCard',
  session: 'required',
  request: deletion,
  response: deletionAnswer,
});

export const deleteRecurringCardDocs: DocsOf<typeof deleteRecurringCard> = {
  summary: 'Deletes the recurring payment by card. Doing it again answers the same.',
  codes: deletionCodes,
};
