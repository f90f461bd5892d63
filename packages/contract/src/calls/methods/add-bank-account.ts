import { defineCall, type DocsOf } from '../../call';
import { bankAccountCodes, type BankAccountCode } from '../../entities/payments/bank-account-codes';
import { newBankAccount } from '../../entities/payments/payment-method';
import { answer } from '../../codec/entity';
import { optionalIdentifier } from '../../codec/fields';

/** Saves a bank account for later payments; it is checked as by ValidateAchPaymentMethod. */
export const addBankAccount = defineCall<
  BankAccountCode | 'AlreadyExists' | 'SavingNotAllowed' | 'AgreementRequired'
>()({
  name: 'addBankAccount',
  method: 'POST',
  path: '/api/PaymentMethod/AddAchPaymentMethod',
  session: 'required',
  effect: 'writes',
  request: newBankAccount,
  response: answer({ profileId: optionalIdentifier }),
});

export const addBankAccountDocs: DocsOf<typeof addBankAccount> = {
  summary: 'Saves a bank account for later payments, after checking it (D149).',
  codes: {
    ...bankAccountCodes,
    AlreadyExists: 'The borrower has saved this account before.',
    AgreementRequired: 'The terms of payments by bank account have not been accepted.',
    SavingNotAllowed: 'Only personal users may save bank accounts (payments §6).',
  },
};
