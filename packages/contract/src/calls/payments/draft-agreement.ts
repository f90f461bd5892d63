import { defineCall, type DocsOf } from '../../call';
import { bankMethod } from '../../entities/payments/payment-method';
import { tokenAnswer } from '../../entities/access/token-answer';
import { entity } from '../../codec/entity';
import { integer, optionalInteger, payableAmount, text } from '../../codec/fields';

/** Prepares the draft agreement of a payment from a bank account (D67). */
export const draftAgreement = defineCall<'MethodUnknown' | 'Error'>()({
  name: 'draftAgreement',
  method: 'POST',
  path: '/api/AchDraftAgreement/PrepareAchDraftAgreementPreview',
  session: 'required',
  effect: 'writes',
  request: entity(
    {
      loanAccountNumber: text,
      achInfo: bankMethod,
      amount: payableAmount,
      additionalPrincipal: payableAmount,
      /** Minutes, as the browser reports them (D18). */
      localTimeOffset: integer,
      /** Only for a payment by the due date; 0 is the due date itself. */
      daysBeforeDue: optionalInteger,
    },
    { daysBeforeDue: 'daysBeforeDue' },
  ),
  response: tokenAnswer,
});

export const draftAgreementDocs: DocsOf<typeof draftAgreement> = {
  summary:
    'Prepares the draft agreement of a scheduled or recurring payment from a bank account. The token opens the document, and is sent with the payment as AchDraftAgreementToken.',
  codes: {
    MethodUnknown: "The saved bank account is not the borrower's.",
    Error: 'The agreement could not be prepared.',
  },
};
