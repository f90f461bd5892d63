import { defineCall, type DocsOf } from '../../call';
import { savedBankAccount } from '../../entities/payments/payment-method';
import { answer } from '../../codec/entity';

/** Deletes a saved bank account. */
export const deleteBankAccount = defineCall<'MethodUnknown' | 'MethodInUse' | 'Error'>()({
  name: 'deleteBankAccount',
  method: 'POST',
  path: '/api/PaymentMethod/DeleteAchPayment',
  session: 'required',
  effect: 'writes',
  request: savedBankAccount,
  response: answer({}),
});

export const deleteBankAccountDocs: DocsOf<typeof deleteBankAccount> = {
  summary: 'Deletes a saved bank account.',
  codes: {
    MethodUnknown: "The saved payment method is not the borrower's.",
    MethodInUse: 'A scheduled or recurring payment uses it.',
    Error: 'It could not be deleted.',
  },
};
