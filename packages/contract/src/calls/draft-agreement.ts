import { defineCall, type DocsOf } from '../call';
import { bankMethod } from '../entities/payment-method';
import { recurringOption } from '../entities/planned-payment';
import { answer, entity } from '../entity';
import { amount, date, integer, optional, optionalInteger, text } from '../fields';

/** Prepares the draft agreement of a payment from a bank account (D67). */
export const draftAgreement = defineCall<'MethodUnknown' | 'Error'>()({
  name: 'draftAgreement',
  method: 'POST',
  path: '/api/AchDraftAgreement/PrepareAchDraftAgreementPreview',
  session: 'required',
  request: entity(
    {
      loanAccountNumber: text,
      achInfo: bankMethod,
      amount,
      additionalPrincipal: amount,
      /** Minutes, as the browser gives them (D18). */
      localTimeOffset: integer,
      daysBeforeDue: optionalInteger,
      /** The day of a scheduled payment, the first one of a recurring payment. */
      paymentDate: date,
      recurringOption: optional(recurringOption),
    },
    { daysBeforeDue: 'daysBeforeDue' },
  ),
  response: answer({ passableToken: text }),
});

export const draftAgreementDocs: DocsOf<typeof draftAgreement> = {
  summary:
    'Prepares the draft agreement of a scheduled or recurring payment from a bank account. The token opens the document, and goes back with the payment as AchDraftAgreementToken. PaymentDate and RecurringOption tell the document when is drafted.',
  codes: {
    MethodUnknown: "The saved bank account is not the borrower's.",
    Error: 'The agreement could not be prepared.',
  },
};
