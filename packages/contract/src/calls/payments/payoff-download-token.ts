import { defineCall, type DocsOf } from '../../call';
import { tokenAnswer } from '../../entities/access/token-answer';
import { entity } from '../../codec/entity';
import { date, text } from '../../codec/fields';

/** A token for one download of a payoff quote's breakdown. */
export const payoffDownloadToken = defineCall<'Error'>()({
  name: 'payoffDownloadToken',
  method: 'POST',
  path: '/api/PaymentInformation/RetrieveDownloadToken',
  session: 'required',
  effect: 'reads',
  request: entity({ accountNumber: text, effectiveDate: date }),
  response: tokenAnswer,
});

export const payoffDownloadTokenDocs: DocsOf<typeof payoffDownloadToken> = {
  summary:
    'A token, as plain text, for one download of the breakdown of a payoff quote: single use, 60 seconds.',
  codes: { Error: "No token could be created, or the loan is not the borrower's." },
};
