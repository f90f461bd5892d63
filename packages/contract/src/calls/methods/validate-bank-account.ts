import { defineCall, type DocsOf } from '../../call';
import { bankAccountCodes, type BankAccountCode } from '../../entities/payments/bank-account-codes';
import { newBankAccount } from '../../entities/payments/payment-method';
import { answer } from '../../codec/entity';

/** Checks a bank account that is used for one payment and not saved (D149). */
export const validateBankAccount = defineCall<BankAccountCode>()({
  name: 'validateBankAccount',
  method: 'POST',
  path: '/api/PaymentMethod/ValidateAchPaymentMethod',
  session: 'required',
  effect: 'writes',
  request: newBankAccount,
  response: answer({}),
});

export const validateBankAccountDocs: DocsOf<typeof validateBankAccount> = {
  summary: 'Checks a bank account that is used once and not saved (D149).',
  codes: bankAccountCodes,
};
