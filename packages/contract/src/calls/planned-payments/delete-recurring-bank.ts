import { defineCall, type DocsOf } from '../../call';
import {
  deletion,
  deletionAnswer,
  recurringDeletionCodes,
  type RecurringDeletionCode,
} from '../../entities/payments/deletion';

/** Deletes the recurring payment by bank account. */
export const deleteRecurringBank = defineCall<RecurringDeletionCode>()({
  name: 'deleteRecurringBank',
  method: 'POST',
  path: '/api/PaymentRecurring/DeleteAch',
  session: 'required',
  effect: 'writes',
  request: deletion,
  response: deletionAnswer,
});

export const deleteRecurringBankDocs: DocsOf<typeof deleteRecurringBank> = {
  summary:
    'Deletes the recurring payment by bank account. Repeating the call gives the same answer.',
  codes: recurringDeletionCodes,
};
